import { type Access, type ReportName, reports } from "@kindling/contract";
import { sql } from "kysely";
import { type Context, never, type Sql } from "../../core/entities/entity.ts";
import { user } from "../../people/users/users.ts";

/** Users `t` that an access admits; must match `mayCall`. */
function admittedBy(access: Access): Sql {
  if (access.kind !== "granted") return sql`true`;
  const { staff, roles } = access;
  const isStaff = sql`t.role in ('Super Admin', 'admin')`;
  const isUnrestricted = sql`(t.role = 'Super Admin' and t.user_type = '{}')`;
  const admitted = [sql`t.role = any(${roles}::text[])`];
  if (staff === "any") admitted.push(isStaff);
  else if (staff !== "none") admitted.push(isUnrestricted);
  if (typeof staff !== "string") admitted.push(sql`(${isStaff} and t.user_type && ${staff}::text[])`);
  return sql`(${sql.join(admitted, sql` or `)})`;
}

/** Users `t` a caller can send a report to: with access and visible to the caller, or the caller. */
export function recipientsFor(report: string, context: Context): Sql {
  if (!Object.hasOwn(reports, report)) return never;
  const { access } = reports[report as ReportName].download;
  return sql`((${user.scope(context)}) or t.id = ${context.caller.id}) and t.archived_at is null and t.is_active
    and not t.new_login and ${admittedBy(access)}`;
}

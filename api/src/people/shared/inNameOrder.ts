import { sql } from "kysely";
import type { Ordered, Sql } from "../../core/entities/entity.ts";
import { personName } from "./personName.ts";

/**
 * The rows of a table in the order of what their column refers to, which is read as `id` and what it is sorted `by`.
 * PostgreSQL sorts these few, and reads the rows of one after the other until the page is full.
 */
export const inNameOrder =
  (table: string, column: string, named: Sql): Ordered =>
  (way) => ({
    from: sql`(select n.id, n.by from (${named}) n order by n.by ${way}) o
      join ${sql.table(table)} t on t.${sql.ref(column)} = o.id`,
    by: sql`o.by`,
  });

export const sitesByName = sql`select id, name as by from sites`;
export const sitesByProvider = sql`select s.id, p.name as by from sites s join providers p on p.id = s.provider_id`;

/** Rows about giving in the order of what they name. */
export const givingInNameOrder = (table: string) => ({
  full_name: inNameOrder(table, "user_id", sql`select u.id, ${personName("u")} as by from users u`),
  school: inNameOrder(table, "school_id", sitesByName),
  provider: inNameOrder(table, "school_id", sitesByProvider),
  charity: inNameOrder(table, "charity_id", sql`select id, name as by from charities`),
  session: inNameOrder(table, "session_id", sql`select id, name as by from sessions`),
});

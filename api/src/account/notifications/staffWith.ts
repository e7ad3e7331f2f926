import type { Group } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import type { Sql } from "../../core/entities/entity.ts";

/** Selects the ids of active staff with a permission group, without the person who acts. */
export const staffWith = (group: Group, acting?: Pick<Caller, "id">): Sql => sql`select u.id from users u
  where u.is_active and u.archived_at is null and u.id <> ${acting?.id ?? 0}
    and (u.role = 'Super Admin' and u.user_type = '{}' or u.role in ('Super Admin', 'admin') and ${group} = any(u.user_type))`;

import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { sitesInReach } from "../shared/reach.ts";

/** How often classes in a caller's reach have answered the row `t`, which responses call by this type. */
export function responseCount(type: Sql, caller: Caller): Sql {
  const reach = sitesInReach(caller, sql`r.school_id`);
  return reach
    ? sql`(select count(*) from responses r where r.type = ${type} and r.object_id = t.id and ${reach})`
    : sql`(select coalesce(sum(k.rows), 0)::bigint from response_item_counts k where k.type = ${type} and k.object_id = t.id)`;
}

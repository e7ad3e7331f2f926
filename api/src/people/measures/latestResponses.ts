import type { LatestResponse } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { refer, type Sql } from "../../core/entities/entity.ts";
import { person } from "../shared/personName.ts";
import { answeredItems } from "./classMeasures.ts";

/** How many of the newest responses are looked through before those of each site. */
const newest = 100;

/** The latest ten responses of some sites: of the newest of all, or else ten per site first, so that the index is used. */
export function readLatestResponses(db: Db, sites: Sql): Promise<LatestResponse[]> {
  const columns = sql`o.id, o.type, o.object_id, o.user_id, o.school_id, o.created_at, o.points`;
  const latest = sql`order by r.created_at desc, r.id desc limit 10`;
  return rows<LatestResponse>(
    db,
    sql`with newest as materialized (
        select * from (select ${columns} from responses o order by o.created_at desc, o.id desc limit ${sql.lit(newest)}) r
        where r.school_id in (${sites}) ${latest}),
      latest as materialized (select * from (
          select * from newest where (select count(*) from newest) = 10
          union all select r.* from sites s cross join lateral (
            select ${columns} from responses o where o.school_id = s.id order by o.created_at desc, o.id desc limit 10) r
          where (select count(*) from newest) < 10 and s.id in (${sites})) r ${latest})
      select r.id, r.type as kind, coalesce(a.title, '') as title, r.created_at, r.points, ${refer("s")} as school,
        ${person("u")} as teacher
      from latest r join sites s on s.id = r.school_id join users u on u.id = r.user_id
        left join ${answeredItems} a on a.object_id = r.object_id and a.type = r.type
      order by r.created_at desc, r.id desc`,
  );
}

import type { PlaceOverview } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import type { Sql } from "../../core/entity.ts";
import { sessionsOn } from "../../resources/classMeasures.ts";
import { bankSum, classSessionOf, pointsIn, verifiedSum } from "../../resources/givingMeasures.ts";

type Giving = PlaceOverview["giving"];
type Sums = Omit<Giving["session"], "earned_cents">;

/** What the classes of some sites, given by a statement of their ids, have won and brought in: in each site's current session, in all, and for whom. */
export async function readPlaceGiving(
  db: Db,
  sites: Sql,
  today: string,
  pointValueCents: number,
): Promise<Giving> {
  const running = sql`running as (select s.id as school_id, x.id as session_id
    from sites s join ${sessionsOn(today)} x on x.program_id = s.program_id where s.id in (${sites}))`;
  const isNow = (alias: string) =>
    sql`exists (select from running n where n.school_id = ${sql.raw(alias)}.school_id and n.session_id = ${sql.raw(alias)}.session_id)`;
  const sums = (points: Sql, donations: Sql) => sql`select jsonb_build_object(
      'points', (select coalesce(sum(e.points), 0)::int from point_entries e where e.school_id in (${sites}) and ${points}),
      'donated_cents', ${bankSum("b")}, 'verified_cents', ${verifiedSum("b")})
    from class_donations b where b.school_id in (${sites}) and ${donations}`;
  const [figures, charities] = await Promise.all([
    sole<{ session: Sums; in_all: Sums }>(
      db,
      sql`with ${running} select (${sums(isNow("e"), isNow("b"))}) as session, (${sums(sql`true`, sql`true`)}) as in_all`,
    ),
    rows<Omit<Giving["charities"][number], "earned_cents">>(
      db,
      sql`with ${running},
          chosen as (select h.charity_id, count(*)::int as classes, sum(${pointsIn(classSessionOf("h"))})::int as points
            from charity_choices h where h.school_id in (${sites}) and ${isNow("h")} group by h.charity_id),
          given as (select b.charity_id, ${bankSum("b")} as donated_cents, ${verifiedSum("b")} as verified_cents
            from class_donations b where b.school_id in (${sites}) and b.status <> 'void' and ${isNow("b")} group by b.charity_id)
        select c.id, c.name, coalesce(h.classes, 0) as classes, coalesce(h.points, 0) as points,
          coalesce(g.donated_cents, 0) as donated_cents, coalesce(g.verified_cents, 0) as verified_cents
        from charities c left join chosen h on h.charity_id = c.id left join given g on g.charity_id = c.id
        where h.charity_id is not null or g.charity_id is not null order by classes desc, c.name, c.id`,
    ),
  ]);
  const earned = <S extends { points: number }>(sum: S) => ({
    ...sum,
    earned_cents: sum.points * pointValueCents,
  });
  return {
    session: earned(figures.session),
    in_all: earned(figures.in_all),
    charities: charities.map(earned),
  };
}

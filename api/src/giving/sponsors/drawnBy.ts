import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { classIdOf } from "../../people/measures/givingMeasures.ts";
import type { Draws } from "./funding.ts";
import { drawing } from "./pointGroups.ts";
import { givenPools } from "./pools.ts";

/** What points of some classes drew on pledges. */
export interface Drawn {
  /** Which pledge; null: all of those asked for, each class and activity counted once. */
  readonly pledge: number | null;
  /** By charity, by site, or in all. */
  readonly by: "charity" | "site" | "all";
  /** Null: not yet chosen, or in all. */
  readonly name: string | null;
  readonly classes: number;
  readonly activities: number;
  readonly points: number;
  readonly cents: number;
}

/** What was drawn on some pledges by charity, by site and in all; of the moment at which the draws were read. */
export async function readDrawnBy(
  db: Db,
  { pools, covers }: Draws,
  pledges: readonly number[],
): Promise<Drawn[]> {
  const asked = new Set(pledges);
  const told = covers
    .filter(({ pool }) => asked.has(pool))
    .map(({ group: { place_pools: _, charity_pools: __, points, ...group }, pool, from, to, cents }) => ({
      ...group,
      pool,
      low: from,
      high: to,
      cents,
      is_whole: from === 0 && to === points,
    }));
  const group = sql`day, place_kind, charity_kind, is_paid, rate_cents`;
  const part = sql`user_id, school_id, session, place_id, rate_cents, day, charity_id`;
  const sums = sql`count(distinct class_id)::int as classes, sum(entries)::int as activities, sum(points)::bigint as points,
    sum(cents)::bigint as cents`;
  return rows<Drawn>(
    db,
    sql`with ${drawing(givenPools(pools))},
      covers as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) c (day date, place_kind int, charity_kind int, is_paid boolean,
          rate_cents int, pool int, low bigint, high bigint, cents bigint, is_whole boolean)),
      placed as (
        select p.*, sum(greatest(points, 0)) over places - greatest(points, 0) as first, sum(greatest(points, 0)) over places as last
        from drawn_parts p where (${group}) in (select ${group} from covers where not is_whole)
        window places as (partition by ${group} order by school_id, user_id, session, place_id, charity_id)),
      covered as (
        select c.pool, ${part}, p.points, p.points * c.cents as cents, p.entries
        from drawn_parts p join covers c using (${group}) where c.is_whole
        union all
        select c.pool, ${part}, least(p.last, c.high) - greatest(p.first, c.low),
          (least(p.last, c.high) - greatest(p.first, c.low)) * c.cents, p.entries
        from placed p join covers c using (${group})
        where not c.is_whole and least(p.last, c.high) > greatest(p.first, c.low)),
      drawn as materialized (
        select pool, ${classIdOf("p")} as class_id, ${part}, sum(points) as points, sum(cents) as cents, max(entries) as entries
        from covered p group by pool, ${part}),
      once as (
        select class_id, ${part}, max(points) as points, sum(cents) as cents, max(entries) as entries from drawn group by class_id, ${part})
      select d.pool as pledge, 'charity' as by, c.name::text as name, ${sums} from drawn d left join charities c on c.id = d.charity_id
        group by d.pool, c.id
      union all
      select d.pool, 'site', max(l.school), ${sums} from drawn d join ledger_places l on l.id = d.place_id group by d.pool, d.school_id
      union all
      select d.pool, 'all', null, ${sums} from drawn d group by d.pool
      union all
      select null, 'charity', c.name::text, ${sums} from once d left join charities c on c.id = d.charity_id group by c.id
      union all
      select null, 'all', null, ${sums} from once d having count(*) > 0
      order by pledge nulls last, by, name nulls last`,
  );
}

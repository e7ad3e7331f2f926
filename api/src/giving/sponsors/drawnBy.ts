import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { classIdOf } from "../../people/measures/givingMeasures.ts";
import { latestName } from "../ledger/latestName.ts";
import type { Cover } from "./coverPoints.ts";
import type { Draws } from "./funding.ts";
import { drawing, drawnParts } from "./pointGroups.ts";
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

/** Groups of which each pledge covers all points or none, by what covers them; and the covers of the others. */
function sort(covers: readonly Cover[]) {
  const signs = new Map<string, number>();
  const whole: object[] = [];
  const others: object[] = [];
  for (const [group, own] of Map.groupBy(covers, (each) => each.group)) {
    const { place_pools: _, charity_pools: __, points, ...known } = group;
    const isWhole = ({ from, to }: Cover) => from === 0 && to === points;
    if (own.every(isWhole)) {
      const sign = JSON.stringify(own.map(({ pool, cents }) => ({ pool, cents })));
      if (!signs.has(sign)) signs.set(sign, signs.size);
      whole.push({ ...known, sign: signs.get(sign) });
    } else
      for (const { pool, from, to, cents, ...each } of own)
        others.push({
          ...known,
          pool,
          low: from,
          high: to,
          cents,
          is_whole: isWhole({ pool, from, to, cents, ...each }),
        });
  }
  const signed = [...signs].flatMap(([sign, n]) =>
    (JSON.parse(sign) as object[]).map((each) => ({ sign: n, ...each })),
  );
  return { whole, signed, others };
}

/** What was drawn on some pledges by charity, by site and in all; of the moment at which the draws were read. */
export async function readDrawnBy(
  db: Db,
  { pools, covers }: Draws,
  pledges: readonly number[],
): Promise<Drawn[]> {
  const asked = new Set(pledges);
  const { whole, signed, others } = sort(covers.filter(({ pool }) => asked.has(pool)));
  const group = sql`day, place_kind, charity_kind, is_paid, rate_cents`;
  const part = sql`user_id, school_id, session, place_id, rate_cents, day, charity_id`;
  const who = sql`user_id, school_id, place_id, charity_id`;
  const sums = sql`count(distinct ${classIdOf("d")})::int as classes, sum(entries)::int as activities, sum(points)::bigint as points,
    sum(cents)::bigint as cents`;
  const groupColumns = sql`day date, place_kind int, charity_kind int, is_paid boolean, rate_cents int`;
  return rows<Drawn>(
    db,
    sql`with ${drawing(givenPools(pools))},
      signs as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(signed)}::jsonb) c (sign int, pool int, cents bigint)),
      whole as materialized (select * from jsonb_to_recordset(${JSON.stringify(whole)}::jsonb) c (${groupColumns}, sign int)),
      covers as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) c (${groupColumns}, pool int, low bigint, high bigint, cents bigint,
          is_whole boolean)),
      tallied as materialized (
        select sign, ${who}, sum(points) as points, sum(entries) as entries from ${drawnParts()} p join whole using (${group}) group by sign, ${who}),
      cut as materialized (
        select * from ${drawnParts(sql`t.day = any(array(select day from covers))`)} p where (${group}) in (select ${group} from covers)),
      placed as (
        select p.*, sum(greatest(points, 0)) over places - greatest(points, 0) as first, sum(greatest(points, 0)) over places as last
        from cut p window places as (partition by ${group} order by school_id, user_id, session, place_id, charity_id)),
      covered as (
        select c.pool, ${part}, p.points, p.points * c.cents as cents, p.entries
        from cut p join covers c using (${group}) where c.is_whole
        union all
        select c.pool, ${part}, least(p.last, c.high) - greatest(p.first, c.low),
          (least(p.last, c.high) - greatest(p.first, c.low)) * c.cents, p.entries
        from placed p join covers c using (${group})
        where not c.is_whole and least(p.last, c.high) > greatest(p.first, c.low)),
      pieces_drawn as materialized (
        select pool, ${part}, sum(points) as points, sum(cents) as cents, max(entries) as entries from covered group by pool, ${part}),
      drawn as materialized (
        select pool, ${who}, points, points * cents as cents, entries from tallied join signs using (sign)
        union all select pool, ${who}, points, cents, entries from pieces_drawn),
      once as materialized (
        select ${who}, points, points * s.cents as cents, entries from tallied
          join (select sign, sum(cents) as cents from signs group by sign) s using (sign)
        union all
        select ${who}, max(points), sum(cents), max(entries) from pieces_drawn group by ${part})
      select d.pool as pledge, 'charity' as by, c.name::text as name, ${sums} from drawn d left join charities c on c.id = d.charity_id
        group by d.pool, c.id
      union all
      select d.pool, 'site', ${latestName("school")}, ${sums} from drawn d join ledger_places l on l.id = d.place_id group by d.pool, d.school_id
      union all
      select d.pool, 'all', null, ${sums} from drawn d group by d.pool
      union all
      select null, 'charity', c.name::text, ${sums} from once d left join charities c on c.id = d.charity_id group by c.id
      union all
      select null, 'all', null, ${sums} from once d having count(*) > 0
      order by pledge nulls last, by, name nulls last`,
  );
}

import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import type { Pool } from "./pools.ts";

/** Points of one day that the same pools can cover, at the same worth, paid to charities or not. */
export interface PointGroup {
  readonly day: string;
  /** Which pools take points of its sites, and of its charities; both by number, for the parts of a group. */
  readonly place_kind: number;
  readonly charity_kind: number;
  readonly place_pools: readonly number[];
  readonly charity_pools: readonly number[];
  readonly is_paid: boolean;
  readonly rate_cents: number;
  readonly points: number;
}

const ofClass = sql`user_id, school_id, session, place_id, rate_cents`;

/**
 * What each class won on each day, for which charity (0: none so far) and whether that has been paid, as CTEs ending in `parts`.
 * If points of a class in a session are in several places, the earliest are those that were paid.
 */
const partsOfDays = (since: Sql): Sql => sql`
  won as (select *, coalesce(session_id, 0) as session from point_days),
  held as materialized (
    select b.user_id, b.school_id, coalesce(b.session_id, 0) as session, b.place_id, b.rate_cents, coalesce(k.charity_id, 0) as charity_id,
      b.account = 'paid' as is_paid, sum(b.amount)::bigint as points,
      count(*) over (partition by b.user_id, b.school_id, coalesce(b.session_id, 0), b.place_id, b.rate_cents) as places
    from class_balances b left join ledger_charities k on k.id = b.charity_id
    where b.unit = 'points' and b.account <> 'activities' and b.amount <> 0
    group by 1, 2, 3, 4, 5, 6, 7 having sum(b.amount) <> 0),
  split_days as (
    select w.*, sum(greatest(points, 0)) over days - greatest(points, 0) as low, sum(greatest(points, 0)) over days as high
    from won w where (${ofClass}) in (select ${ofClass} from held where places > 1)
    window days as (partition by ${ofClass} order by day)),
  split_places as (
    select h.*, sum(greatest(points, 0)) over places - greatest(points, 0) as low, sum(greatest(points, 0)) over places as high
    from held h where places > 1
    window places as (partition by ${ofClass} order by is_paid desc, charity_id = 0, charity_id)),
  pieces as materialized (
    select d.user_id, d.school_id, d.session, d.place_id, d.rate_cents, d.day, h.charity_id, h.is_paid,
      (least(d.high, h.high) - greatest(d.low, h.low))::bigint as points, d.entries, h.low
    from split_days d join split_places h using (${ofClass}) where least(d.high, h.high) > greatest(d.low, h.low)),
  parts as (
    select w.user_id, w.school_id, w.session, w.place_id, w.rate_cents, w.day, h.charity_id, h.is_paid, w.points, w.entries
    from won w join held h using (${ofClass}) where h.places = 1 and w.day >= ${since} and (w.points <> 0 or w.entries <> 0)
    union all
    select user_id, school_id, session, place_id, rate_cents, day, charity_id, is_paid, points,
      case when row_number() over (partition by ${ofClass}, day order by low) = 1 then entries else 0 end
    from pieces where day >= ${since}
    union all
    select d.user_id, d.school_id, d.session, d.place_id, d.rate_cents, d.day, 0, false, d.points - coalesce(p.points, 0), 0
    from split_days d left join (select ${ofClass}, day, sum(points)::bigint as points from pieces group by ${ofClass}, day) p
      using (${ofClass}, day)
    where d.day >= ${since} and d.points <> coalesce(p.points, 0))`;

/** The CTEs of `pools`, of which points they take, and of the parts of days since the first of them. */
export const drawing = (pools: Sql): Sql => sql`pools as materialized (${pools}),
  place_kinds as materialized (
    select k.*, dense_rank() over (order by k.pools)::int as kind from (
      select l.id as place_id, array(select p.id from pools p
        where (p.programs = '{}' or l.program_id = any(p.programs)) and (p.providers = '{}' or l.provider_id = any(p.providers))
        order by p.id) as pools
      from ledger_places l) k),
  charity_kinds as materialized (
    select k.*, dense_rank() over (order by k.pools)::int as kind from (
      select c.id as charity_id, array(select p.id from pools p where p.charities = '{}' or c.id = any(p.charities)
        order by p.id) as pools
      from (select id from charities union all select 0) c) k),
  ${partsOfDays(sql`(select min(from_on) from pools)`)},
  drawn_parts as (
    select t.*, l.kind as place_kind, c.kind as charity_kind from parts t
      join place_kinds l using (place_id) join charity_kinds c using (charity_id))`;

/** Pools, and the points since the first day of any in groups; both of one moment. */
export function readPointGroups(db: Db, pools: Sql): Promise<{ pools: Pool[]; groups: PointGroup[] }> {
  return sole(
    db,
    sql`with ${drawing(pools)}
      select coalesce((select json_agg(p) from pools p), '[]') as pools, coalesce((
        select json_agg(g) from (
          select t.day, t.place_kind, t.charity_kind, l.pools as place_pools, c.pools as charity_pools, t.is_paid, t.rate_cents, t.points
          from (select day, place_kind, charity_kind, is_paid, rate_cents, sum(points)::bigint as points from drawn_parts
              group by 1, 2, 3, 4, 5) t
            join (select distinct kind, pools from place_kinds) l on l.kind = t.place_kind
            join (select distinct kind, pools from charity_kinds) c on c.kind = t.charity_kind
          where t.points <> 0) g), '[]') as groups`,
  );
}

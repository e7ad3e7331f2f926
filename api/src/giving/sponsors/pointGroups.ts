import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import { always, type Sql } from "../../core/entities/entity.ts";
import { changedParts, partsSince } from "./pointParts.ts";
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

/** The CTEs of `pools`, and of which points they take: by program and provider, and by charity. */
const kinds = (pools: Sql): Sql => sql`pools as materialized (${pools}),
  place_kinds as materialized (
    select k.*, dense_rank() over (order by k.pools)::int as kind from (
      select l.program_id, l.provider_id, array(select p.id from pools p
        where (p.programs = '{}' or l.program_id = any(p.programs)) and (p.providers = '{}' or l.provider_id = any(p.providers))
        order by p.id) as pools
      from (select distinct program_id, provider_id from ledger_places) l) k),
  charity_kinds as materialized (
    select k.*, dense_rank() over (order by k.pools)::int as kind from (
      select c.id as charity_id, array(select p.id from pools p where p.charities = '{}' or c.id = any(p.charities)
        order by p.id) as pools
      from (select id from charities union all select 0) c) k)`;

/** The first day from which points draw. */
const since = sql`(select min(from_on) from pools)`;

/** The CTEs of `pools`, of which points they take, and of classes that have changed; `drawnParts` stands beside them. */
export const drawing = (pools: Sql): Sql => sql`${kinds(pools)}, ${changedParts()},
  kinds_of_places as materialized (
    select l.id as place_id, (select k.kind from place_kinds k where k.program_id = l.program_id and k.provider_id = l.provider_id) as place_kind
    from ledger_places l)`;

/** The parts of days (`t`) since the first one, of those that meet a condition, each with the kinds of its group. */
export const drawnParts = (condition: Sql = always): Sql => sql`(
  select t.*, l.place_kind, c.kind as charity_kind
  from (${partsSince(since)}) t join kinds_of_places l using (place_id) join charity_kinds c using (charity_id)
  where ${condition} offset 0)`;

/** Pools, and the points since the first day of any in groups; both of one moment. */
export function readPointGroups(db: Db, pools: Sql): Promise<{ pools: Pool[]; groups: PointGroup[] }> {
  const summed = sql`day, program_id, provider_id, charity_id, is_paid, rate_cents`;
  return sole(
    db,
    sql`with ${kinds(pools)}, ${changedParts()},
      moved as (
        select day, place_id, charity_id, is_paid, rate_cents, points from parts
        union all select day, place_id, charity_id, is_paid, rate_cents, -points from former_parts),
      sums as (
        select ${summed}, points from point_part_sums
        union all select ${summed}, points from moved join ledger_places l on l.id = place_id)
      select coalesce((select json_agg(p) from pools p), '[]') as pools, coalesce((
        select json_agg(g) from (
          select t.day, t.place_kind, t.charity_kind, l.pools as place_pools, c.pools as charity_pools, t.is_paid, t.rate_cents, t.points
          from (select s.day, k.kind as place_kind, c.kind as charity_kind, s.is_paid, s.rate_cents, sum(s.points)::bigint as points
              from sums s join place_kinds k using (program_id, provider_id) join charity_kinds c using (charity_id)
              where s.day >= ${since} group by 1, 2, 3, 4, 5) t
            join (select distinct kind, pools from place_kinds) l on l.kind = t.place_kind
            join (select distinct kind, pools from charity_kinds) c on c.kind = t.charity_kind
          where t.points <> 0) g), '[]') as groups`,
  );
}

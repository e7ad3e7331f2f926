import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** A pledge as points draw on it. */
export interface Pool {
  readonly id: number;
  readonly from_on: string;
  /** The last day whose points draw on it: its end, or when it was closed. */
  readonly end_on: string | null;
  /** The most that it covers of a point; null: all of it. */
  readonly point_cents: number | null;
  /** The most that it covers in all; null: there is no limit. */
  readonly limit_cents: number | null;
  /** Points of which programs, providers and charities; empty: of all. */
  readonly programs: readonly number[];
  readonly providers: readonly number[];
  readonly charities: readonly number[];
  readonly made_at: string;
}

const idsOf = (thing: "program" | "provider" | "charity", things: string) =>
  sql`array(select n.${sql.ref(`${thing}_id`)} from ${sql.table(`pledge_${things}`)} n where n.pledge_id = p.id order by 1)`;

/** The pools of all pledges, as rows of a statement. */
export const allPools: Sql = sql`select p.id, p.from_on, least(p.until_on, p.closed_on) as end_on, p.point_cents,
    coalesce(p.amount_cents, p.cap_cents) as limit_cents, ${idsOf("program", "programs")} as programs,
    ${idsOf("provider", "providers")} as providers, ${idsOf("charity", "charities")} as charities,
    to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as made_at
  from pledges p`;

/** Given pools, as rows of a statement. */
export const givenPools = (
  pools: readonly Pool[],
): Sql => sql`select * from jsonb_to_recordset(${JSON.stringify(
  pools,
)}::jsonb) p (id int, from_on date, end_on date, point_cents int,
  limit_cents bigint, programs int[], providers int[], charities int[], made_at text)`;

const narrowness = ({ programs, providers, charities }: Pool) =>
  [programs, providers, charities].filter((ids) => ids.length > 0).length;

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Pools in the order in which points draw on them: narrower ones first, then those that end earlier, then older ones. */
export function inOrder(pools: readonly Pool[]): Pool[] {
  const end = ({ end_on }: Pool) => end_on ?? "9999-12-31";
  return pools.toSorted(
    (one, other) =>
      narrowness(other) - narrowness(one) ||
      compareTexts(end(one), end(other)) ||
      compareTexts(one.made_at, other.made_at) ||
      one.id - other.id,
  );
}

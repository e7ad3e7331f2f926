import type { PledgeFunding, Reference, SponsorFunding } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { refer } from "../../core/entities/entity.ts";
import { type Cover, coverPoints } from "./coverPoints.ts";
import { type PointGroup, readPointGroups } from "./pointGroups.ts";
import { allPools, givenPools, inOrder, type Pool } from "./pools.ts";

/** What pools cover of the points since the first day of any. */
export interface Draws {
  readonly pools: readonly Pool[];
  readonly groups: readonly PointGroup[];
  readonly covers: readonly Cover[];
}

/** Computes what points draw on pools, on those of all pledges if none are given. */
export async function readDraws(db: Db, given?: readonly Pool[]): Promise<Draws> {
  const { pools, groups } = await readPointGroups(db, given ? givenPools(given) : allPools);
  return { pools, groups, covers: coverPoints(groups, pools) };
}

/** How many days the pace of a pledge is measured over. */
const paceDays = 28;

const dayAfter = (day: string, days: number) => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** The cents of covers, of those that meet a condition. */
const centsOf = (covers: readonly Cover[], isIn: (cover: Cover) => boolean = () => true): number =>
  covers.reduce((sum, each) => (isIn(each) ? sum + (each.to - each.from) * each.cents : sum), 0);

/** What each pool covers of points that charities were paid for. */
export function paidByPool({ pools, covers }: Draws): ReadonlyMap<number, number> {
  const byPool = Map.groupBy(covers, ({ pool }) => pool);
  return new Map(pools.map(({ id }) => [id, centsOf(byPool.get(id) ?? [], ({ group }) => group.is_paid)]));
}

interface Named {
  readonly id: number;
  readonly name: string;
  readonly sponsor: Reference;
  readonly is_open: boolean;
  readonly received: number;
}

/** When a pool is used up at the pace of the last 28 days; null if it lasts until its end. */
function runsOutOn({ limit_cents, end_on }: Pool, covers: readonly Cover[], today: string): string | null {
  const room = limit_cents === null ? 0 : limit_cents - centsOf(covers);
  const first = dayAfter(today, 1 - paceDays);
  const recent = centsOf(covers, ({ group: { day } }) => day >= first && day <= today);
  if (room <= 0 || recent === 0) return null;
  const days = Math.ceil((room * paceDays) / recent);
  // Some centuries are no forecast.
  if (days > 3650) return null;
  const day = dayAfter(today, days);
  return end_on === null || day <= end_on ? day : null;
}

/** What is pledged, drawn, received and not yet funded, in all and by pledge in the order in which points draw. */
export async function readFunding(db: Db, today: string, given?: Draws): Promise<SponsorFunding> {
  const { pools, groups, covers } = given ?? (await readDraws(db));
  const named = await rows<Named>(
    db,
    sql`select p.id, p.name, ${refer("s")} as sponsor, p.state = 'open' and coalesce(p.until_on >= ${today}::date, true) as is_open,
        coalesce((select sum(r.amount_cents) from sponsor_receipts r where r.pledge_id = p.id and r.reversed_at is null), 0)::bigint as received
      from pledges p join sponsors s on s.id = p.sponsor_id where p.id = any(${pools.map(({ id }) => id)}::int[])`,
  );
  const byId = new Map(named.map((each) => [each.id, each]));
  const byPool = Map.groupBy(covers, ({ pool }) => pool);
  const pledges = inOrder(pools).flatMap((pool): PledgeFunding[] => {
    const known = byId.get(pool.id);
    if (!known) return [];
    const own = byPool.get(pool.id) ?? [];
    const drawn = centsOf(own);
    const { received, ...told } = known;
    return [
      {
        ...told,
        pledged_cents: pool.limit_cents,
        drawn_cents: drawn,
        points: own.reduce((sum, { from, to }) => sum + to - from, 0),
        paid_cents: centsOf(own, ({ group }) => group.is_paid),
        received_cents: received,
        outstanding_cents: Math.max(0, drawn - received),
        runs_out_on: told.is_open ? runsOutOn(pool, own, today) : null,
        is_used_up: pool.limit_cents !== null && drawn >= pool.limit_cents,
      },
    ];
  });
  const sumOf = (amount: (pledge: PledgeFunding) => number) =>
    pledges.reduce((sum, pledge) => sum + amount(pledge), 0);
  const drawn_cents = sumOf((pledge) => pledge.drawn_cents);
  const earned_cents = groups.reduce((sum, { points, rate_cents }) => sum + points * rate_cents, 0);
  return {
    since: pools.map(({ from_on }) => from_on).toSorted()[0] ?? null,
    earned_cents,
    drawn_cents,
    not_funded_cents: earned_cents - drawn_cents,
    // A pledge without a limit comes to what has been drawn on it.
    pledged_cents: sumOf((pledge) => pledge.pledged_cents ?? pledge.drawn_cents),
    received_cents: sumOf((pledge) => pledge.received_cents),
    outstanding_cents: sumOf((pledge) => pledge.outstanding_cents),
    pledges,
  };
}

import type { PointGroup } from "./pointGroups.ts";
import { inOrder, type Pool } from "./pools.ts";
import { withoutTakenBack } from "./withoutTakenBack.ts";

/** Points of a group that a pool covers, by their places in it, each with the same cents. */
export interface Cover {
  readonly group: PointGroup;
  readonly pool: number;
  readonly from: number;
  readonly to: number;
  readonly cents: number;
}

/** Neighboring points of which as much is still uncovered. */
interface Layer {
  readonly from: number;
  readonly to: number;
  readonly left: number;
}

const compare = <T>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Covers points by pools. Points that were paid to charities come first, then earlier ones; of one day, those that fewer pools
 * can cover. A pool covers each point once, at most what it gives for one; all together never cover more than it is worth.
 */
export function coverPoints(groups: readonly PointGroup[], pools: readonly Pool[]): Cover[] {
  const ordered = inOrder(pools);
  const room = new Map(pools.map(({ id, limit_cents }) => [id, limit_cents ?? Number.POSITIVE_INFINITY]));
  const usable = withoutTakenBack(groups);
  const queue = groups
    .filter((group) => usable.get(group))
    .map((group) => ({ group, able: ordered.filter((pool) => takes(pool, group)) }))
    .toSorted(
      ({ group: one, able: few }, { group: other, able: many }) =>
        Number(other.is_paid) - Number(one.is_paid) ||
        compare(one.day, other.day) ||
        few.length - many.length ||
        compare(String(few.map(({ id }) => id)), String(many.map(({ id }) => id))) ||
        one.rate_cents - other.rate_cents ||
        compare(String(one.place_pools), String(other.place_pools)) ||
        compare(String(one.charity_pools), String(other.charity_pools)),
    );
  const covers: Cover[] = [];
  for (const { group, able } of queue) {
    let layers: readonly Layer[] = [{ from: 0, to: usable.get(group) ?? 0, left: group.rate_cents }];
    for (const { id, point_cents } of able) {
      layers = layers.flatMap((layer) => {
        const cents = Math.min(point_cents ?? layer.left, layer.left);
        const covered = take(layer, cents, room.get(id) ?? 0);
        for (const each of covered) {
          covers.push({ group, pool: id, ...each });
          room.set(id, (room.get(id) ?? 0) - (each.to - each.from) * each.cents);
        }
        return remaining(layer, covered);
      });
    }
  }
  return covers;
}

/** Whether points of a group draw on a pool. */
function takes({ id, from_on, end_on }: Pool, { day, place_pools, charity_pools }: PointGroup): boolean {
  const isInTime = from_on <= day && (end_on === null || day <= end_on);
  return isInTime && place_pools.includes(id) && charity_pools.includes(id);
}

type Taken = Pick<Cover, "from" | "to" | "cents">;

/** What of a layer can be covered with so much: whole points, and part of one more. */
function take({ from, to }: Layer, cents: number, room: number): Taken[] {
  if (cents === 0 || room === 0) return [];
  const whole = Math.min(to - from, Math.floor(room / cents));
  const rest = from + whole < to ? room - whole * cents : 0;
  return [
    ...(whole > 0 ? [{ from, to: from + whole, cents }] : []),
    ...(rest > 0 ? [{ from: from + whole, to: from + whole + 1, cents: rest }] : []),
  ];
}

/** A layer without what was covered of it. */
function remaining({ from, to, left }: Layer, covered: readonly Taken[]): Layer[] {
  const end = covered.at(-1)?.to ?? from;
  const lower = covered.map((each) => ({ from: each.from, to: each.to, left: left - each.cents }));
  return [...lower, ...(end < to ? [{ from: end, to, left }] : [])].filter((layer) => layer.left > 0);
}

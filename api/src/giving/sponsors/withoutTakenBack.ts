import type { PointGroup } from "./pointGroups.ts";

/**
 * How many points of each group can draw, once adjustments below zero have taken theirs: of the same worth and the same pledges,
 * unpaid ones first, then those of their day or before, and of these the latest.
 */
export function withoutTakenBack(groups: readonly PointGroup[]): ReadonlyMap<PointGroup, number> {
  const usable = new Map(groups.map((group) => [group, Math.max(0, group.points)]));
  for (const taken of groups) {
    if (taken.points >= 0) continue;
    let left = -taken.points;
    const givers = groups
      .filter(
        ({ place_kind, charity_kind, rate_cents }) =>
          place_kind === taken.place_kind &&
          charity_kind === taken.charity_kind &&
          rate_cents === taken.rate_cents,
      )
      .toSorted(
        (a, b) =>
          Number(a.is_paid) - Number(b.is_paid) ||
          Number(a.day > taken.day) - Number(b.day > taken.day) ||
          (a.day < b.day ? 1 : a.day > b.day ? -1 : 0),
      );
    for (const giver of givers) {
      const part = Math.min(left, usable.get(giver) ?? 0);
      usable.set(giver, (usable.get(giver) ?? 0) - part);
      left -= part;
    }
  }
  return usable;
}

import type { ClassroomItem } from "@kindling/contract";
import { breathingLength } from "../breathing/breathingAt.ts";
import { type ClassroomArea, classroomAreas } from "../classroomAreas.ts";
import { readBreathing } from "../steps/readDetails.ts";

/** An item's state for a class: to do, recorded but unsent, or done. */
export type ItemStatus = "open" | "waiting" | "done";

/** The items of one area, those to do before those done. */
export interface AreaOfToday {
  readonly area: ClassroomArea;
  readonly items: readonly ClassroomItem[];
}

/** Sorts what is on by area, in the order of a day; those to do come first, and of these the ones that end soonest. */
export function areasOfToday(
  items: readonly ClassroomItem[],
  statusOf: (item: ClassroomItem) => ItemStatus,
): AreaOfToday[] {
  const rank = (item: ClassroomItem) => (statusOf(item) === "open" ? 0 : 1);
  const sorted = items.toSorted((a, b) => rank(a) - rank(b) || a.end.localeCompare(b.end) || a.id - b.id);
  return classroomAreas
    .map((area) => ({ area, items: sorted.filter(({ type }) => area.types.includes(type)) }))
    .filter(({ items: itsItems }) => itsItems.length > 0);
}

/** About how many minutes an item takes, as far as it says; null when it does not. */
export function minutesOf({ details }: ClassroomItem): number | null {
  const breaths = readBreathing(details);
  const timed = typeof details.duration_seconds === "number" ? details.duration_seconds : 0;
  const given = typeof details.duration_minutes === "number" ? details.duration_minutes * 60 : 0;
  const seconds = timed + given + (breaths ? breathingLength(breaths) / 1000 : 0);
  return seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : null;
}

export function partOfDay(hour: number): "morning" | "afternoon" | "evening" {
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}

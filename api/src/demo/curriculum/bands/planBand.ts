import { type ActivityKind, activityFacts } from "@kindling/contract";
import { addDays, type Calendar, type SchoolSession } from "../../shared/calendar.ts";
import type { PlannedItem } from "../planItems.ts";
import { placeOf } from "../planItems.ts";

/** Something a band does in the session of a trait. */
interface Datable {
  readonly kind: ActivityKind;
  readonly trait: string;
  readonly nth: number;
  readonly of: number;
}

const weeksInSession = 6;
/** How many weeks a class has for what isn't open to the session's end. */
const openWeeks = 3;

/** The weeks in which one activity of a kind opens, from 0; two of a kind have half a session between them. */
const firstWeeks: Partial<Record<ActivityKind, number>> = {
  puzzle: 0,
  lessonPlan: 0,
  kinesthetic: 1,
  peerConnection: 1,
  playActivity: 2,
  quiz: 3,
};

/** Kinds of which a class may take up one on any day until the session ends. */
const openToTheEnd = (kind: ActivityKind) =>
  activityFacts[kind].area === "mindful" || kind === "familyConnection" || kind === "projectBased";

/**
 * Schedules what a band does: everything in the session of its trait in this school year, so that each week brings
 * something new and an opening comes in each of the first five.
 */
export function planBand<C extends Datable>(
  contents: readonly C[],
  level: string,
  { sessions }: Calendar,
): PlannedItem<C>[] {
  return contents.map((content) => {
    const session = sessions[placeOf(content.trait)] as SchoolSession;
    const week = Math.floor((content.nth * weeksInSession) / content.of) + (firstWeeks[content.kind] ?? 0);
    const start = addDays(session.start, 7 * Math.min(week, weeksInSession - 2));
    const end = openToTheEnd(content.kind) ? session.end : addDays(start, 7 * openWeeks - 1);
    return {
      content,
      start,
      end: end < session.end ? end : session.end,
      level,
      place: session.place,
      theme: null,
      isApproved: true,
      isActive: true,
    };
  });
}

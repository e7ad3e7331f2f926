import type { AnsweredKind } from "@kindling/contract";
import { addDays, calendarOf, schoolDays } from "../shared/calendar.ts";
import { responsesAClass } from "./scaleCounts.ts";

/** What a class answers in its terms, most of it openings: `responsesAClass` in all. */
const shares: Readonly<Record<AnsweredKind, number>> = {
  mindfulOpen: 17,
  mindfulClose: 6,
  kinesthetic: 4,
  peerConnection: 3,
  familyConnection: 3,
  playActivity: 3,
  lessonPlan: 3,
  quiz: 3,
  puzzle: 2,
  nomination: 2,
  giverTv: 2,
  projectBased: 1,
  trait: 1,
};

/** The current session and so many before it. */
const sessionsBack = 3;
const lateWeeks = 4;

/** One thing that every class does in a week: most classes once, some not, and others twice instead. */
export interface Turn {
  readonly kind: AnsweredKind;
  readonly monday: string;
  /** The days of that week on which school was held, up to yesterday. */
  readonly days: readonly string[];
  /** Whether it is one of the last weeks, in which some classes have fallen silent. */
  readonly isLate: boolean;
}

/** The turns of the terms until a day, in the order of time. */
export function planTurns(today: string): Turn[] {
  const yesterday = addDays(today, -1);
  const weeks = calendarOf(today)
    .sessions.filter(({ start }) => start <= yesterday)
    .slice(-1 - sessionsBack)
    .flatMap(({ start }) => [0, 7, 14, 21, 28, 35].map((days) => addDays(start, days)))
    .map((monday) => ({ monday, days: schoolDays(monday, earlier(addDays(monday, 6), yesterday)) }))
    .filter(({ days }) => days.length > 0);
  const kinds = Object.entries(shares)
    .flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, nth) => ({ kind: kind as AnsweredKind, at: (nth + 0.5) / count })),
    )
    .toSorted((a, b) => a.at - b.at);
  return kinds.map(({ kind }, index) => {
    const place = Math.floor((index * weeks.length) / responsesAClass);
    const { monday, days } = weeks[place] as (typeof weeks)[number];
    return { kind, monday, days, isLate: place >= weeks.length - lateWeeks };
  });
}

const earlier = (a: string, b: string) => (a < b ? a : b);

import type { Calendar, SchoolSession } from "../shared/calendar.ts";
import { themeDates } from "./fillSessions.ts";
import { type MindfulScript, scriptsByLevel, scriptsForAll } from "./mindfulScripts.ts";

/** A mindful opening put on the calendar. */
export interface PlannedOpen {
  readonly script: MindfulScript;
  readonly start: string;
  readonly end: string;
  readonly level: string | null;
  /** The session whose trait it goes with, by its place in the calendar. */
  readonly place: number | null;
  /** Which of the school program's themes it belongs to, from 0; it is then for that program alone. */
  readonly theme: number | null;
  readonly isApproved: boolean;
  readonly isActive: boolean;
  readonly willVisit: boolean;
}

const sharedASession = 4;
const middleTheme = 1;

/**
 * Schedules openings: four per session, one for the middle theme, and year-long ones per level; some drafts and
 * inactive.
 */
export function planMindfulOpens({ sessions, current }: Calendar): PlannedOpen[] {
  const forAll = sessions.flatMap((session) => [
    ...Array.from({ length: sharedASession }, (_, nth) => planned(session, nth)),
    planned(session, 9, { ...themeDates(session, 3)[middleTheme], theme: middleTheme }),
  ]);
  const years = [sessions.slice(0, 5), sessions.slice(5)];
  const forLevels = years.flatMap((year) =>
    scriptsByLevel.map((script) => ({
      ...planned(year[0] as SchoolSession, 0),
      script,
      end: year.at(-1)?.end ?? "",
      level: script.level ?? null,
      place: null,
      willVisit: false,
    })),
  );
  const [, next, last] = sessions.slice(current.place) as [SchoolSession, SchoolSession, SchoolSession];
  const early = sessions[3] as SchoolSession;
  return [
    ...forLevels,
    ...forAll,
    planned(current, 7, { isApproved: false }),
    planned(next, 6, { isApproved: false }),
    planned(last, 6, { isApproved: false }),
    planned(early, 11, { isActive: false }),
    planned(current, 11, { isActive: false }),
  ];
}

/** The nth opening of a session; each session begins where the one before it left off. */
function planned(session: SchoolSession, nth: number, more: Partial<PlannedOpen> = {}): PlannedOpen {
  const { place, start, end } = session;
  const script = scriptsForAll[(place * sharedASession + nth) % scriptsForAll.length] as MindfulScript;
  const willVisit = nth === sharedASession - 1 && place % 3 === 1;
  return {
    script,
    start,
    end,
    level: null,
    place,
    theme: null,
    isApproved: true,
    isActive: true,
    willVisit,
    ...more,
  };
}

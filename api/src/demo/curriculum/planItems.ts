import type { Calendar, SchoolSession } from "../shared/calendar.ts";
import { themeDates } from "./fillSessions.ts";
import { traitContents } from "./traitContents.ts";

/** What decides when an item is done: the trait of its session, or the level it goes with all year. */
interface Datable {
  readonly trait?: string | undefined;
  readonly level?: string | undefined;
}

/** Something written once, put on the calendar. */
export interface PlannedItem<C> {
  readonly content: C;
  readonly start: string;
  readonly end: string;
  readonly level: string | null;
  /** The session whose trait it goes with, by its place in the calendar. */
  readonly place: number | null;
  /** Which of the school program's themes it belongs to, from 0; it is then for that program alone. */
  readonly theme: number | null;
  readonly isApproved: boolean;
  readonly isActive: boolean;
}

/** The place in the calendar of the session that a trait belongs to. */
export function placeOf(trait: string): number {
  const place = traitContents.findIndex(({ title }) => title === trait);
  if (place < 0) throw new Error(`No session of the demo program has the trait ${trait}`);
  return place;
}

/**
 * Schedules content: with a trait in its session, with a level in both years, and future items by theme weeks.
 * Includes a draft and an inactive item.
 */
export function planItems<C extends Datable>(contents: readonly C[], calendar: Calendar): PlannedItem<C>[] {
  const { sessions, current } = calendar;
  const planned = contents.flatMap((content) => {
    if (content.trait === undefined)
      return [sessions.slice(0, 5), sessions.slice(5)].map((year) => allYear(content, year));
    const session = sessions[placeOf(content.trait)] as SchoolSession;
    const theme = session.place > current.place ? session.place % 3 : null;
    return [during(content, session, theme)];
  });
  const [first, second] = contents.filter(({ trait }) => trait !== undefined);
  const again = sessions.at(-1) as SchoolSession;
  const early = sessions[3] as SchoolSession;
  return [
    ...planned,
    ...(first ? [{ ...during(first, again, null), isApproved: false }] : []),
    ...(second ? [{ ...during(second, early, null), isActive: false }] : []),
  ];
}

const finished = { isApproved: true, isActive: true } as const;

function allYear<C extends Datable>(content: C, year: readonly SchoolSession[]): PlannedItem<C> {
  const { level = null } = content;
  const start = year[0]?.start ?? "";
  const end = year.at(-1)?.end ?? "";
  return { content, start, end, level, place: null, theme: null, ...finished };
}

function during<C extends Datable>(content: C, session: SchoolSession, theme: number | null): PlannedItem<C> {
  const { level = null } = content;
  const dates = (theme === null ? undefined : themeDates(session, 3)[theme]) ?? session;
  return { content, start: dates.start, end: dates.end, level, place: session.place, theme, ...finished };
}

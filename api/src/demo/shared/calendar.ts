const dayLength = 86_400_000;
const sessionWeeks = 6;
const sessionsAYear = 5;
/** From a session to the same one a year later, so that years compare week by week. */
const yearWeeks = 52;

/** One of the five sessions of a school year, the same six weeks for every program. */
export interface SchoolSession {
  /** 0 for the first session of last year, 9 for the last one of this year. */
  readonly place: number;
  /** As people say it: `2026-27`. */
  readonly year: string;
  /** From 1 to 5 within its year. */
  readonly number: number;
  readonly start: string;
  readonly end: string;
}

/** Last school year and this one, laid out around a day. */
export interface Calendar {
  readonly today: string;
  readonly sessions: readonly SchoolSession[];
  /** The current session: the third of this year. */
  readonly current: SchoolSession;
}

/** The date so many days after another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** Builds two school years around a day, always in week three of this year's third session. */
export function calendarOf(today: string): Calendar {
  const current = addDays(mondayOf(today), -14);
  const thisYear = addDays(current, -2 * sessionWeeks * 7);
  const lastYear = addDays(thisYear, -yearWeeks * 7);
  const [year = 0, month = 0] = today.split("-").map(Number);
  const begun = month >= 7 ? year : year - 1;
  const sessions = [
    ...sessionsFrom(lastYear, nameOf(begun - 1), 0),
    ...sessionsFrom(thisYear, nameOf(begun), sessionsAYear),
  ];
  return { today, sessions, current: sessions[sessionsAYear + 2] as SchoolSession };
}

const nameOf = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, "0")}`;

function sessionsFrom(first: string, year: string, place: number): SchoolSession[] {
  return Array.from({ length: sessionsAYear }, (_, index) => {
    const start = addDays(first, index * sessionWeeks * 7);
    const end = addDays(start, sessionWeeks * 7 - 1);
    return { place: place + index, year, number: index + 1, start, end };
  });
}

/** The days from one date to another, both included, on which school is held: no weekends, none around New Year. */
export function schoolDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isWeekend = addDays(mondayOf(day), 4) < day;
    const isHoliday = day.slice(5) >= "12-23" || day.slice(5) <= "01-01";
    if (!isWeekend && !isHoliday) days.push(day);
  }
  return days;
}

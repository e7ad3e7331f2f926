import { addDays, type Span } from "../../curriculum/planning/days.ts";

/** Whether a date is from Monday to Friday. */
export function isWeekday(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** Returns the next weekdays from a date, which is the first if it is one itself. */
export function schoolDaysFrom(date: string, count: number): string[] {
  const days: string[] = [];
  for (let day = date; days.length < count; day = addDays(day, 1)) if (isWeekday(day)) days.push(day);
  return days;
}

/** Returns the first date of the school year that holds a date; it begins on a month and day, `MM-DD`. */
export function schoolYearOf(date: string, start: string): string {
  const year = Number(date.slice(0, 4));
  return date.slice(5) >= start ? `${year}-${start}` : `${year - 1}-${start}`;
}

/** What the class did lately, in days. */
export interface Streak {
  readonly days: number;
  readonly this_week: number;
}

/**
 * Counts the days with something done, back from today. One missed school day doesn't end the row, two do; weekends, days
 * outside of sessions and today don't count as missed. Without any session all weekdays are school days.
 */
export function streakOf(
  done: ReadonlySet<string>,
  today: string,
  since: string,
  sessions: readonly Span[],
): Streak {
  const isSchoolDay = (day: string) =>
    isWeekday(day) &&
    (sessions.length === 0 || sessions.some(({ start, end }) => start <= day && day <= end));
  let days = 0;
  let missed = 0;
  for (let day = today; day >= since && missed < 2; day = addDays(day, -1)) {
    if (done.has(day)) {
      days++;
      missed = 0;
    } else if (day !== today && isSchoolDay(day)) missed++;
  }
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  return { days, this_week: [...done].filter((day) => monday <= day && day <= today).length };
}

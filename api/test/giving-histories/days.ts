const aDay = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The calendar date so many days before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(timeOf(day) - days * aDay).toISOString().slice(0, 10);

/** How many days lie between two calendar dates; 0 if the second isn't later. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, (timeOf(to) - timeOf(from)) / aDay);

const dayLength = 86_400_000;

/** A stretch of calendar dates, both ends included. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

/** The date some days after or before another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}

/** How many days lie from one date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** How many weekdays a stretch has. */
export function weekdaysIn({ start, end }: Span): number {
  const days = daysBetween(start, end) + 1;
  if (days <= 0) return 0;
  const weeks = Math.floor(days / 7);
  const first = new Date(start).getUTCDay();
  const rest = Array.from({ length: days % 7 }, (_, index) => (first + index) % 7);
  return weeks * 5 + rest.filter((day) => day !== 0 && day !== 6).length;
}

/** The days that two stretches share; null when they share none. */
export function shared(a: Span, b: Span): Span | null {
  const start = a.start > b.start ? a.start : b.start;
  const end = a.end < b.end ? a.end : b.end;
  return start <= end ? { start, end } : null;
}

/** The days of a stretch that none of the others covers, as stretches in order. */
export function uncovered(whole: Span, covers: readonly Span[]): Span[] {
  const open: Span[] = [];
  let next = whole.start;
  for (const { start, end } of covers.toSorted((a, b) => a.start.localeCompare(b.start))) {
    if (end < next) continue;
    if (start > whole.end) break;
    if (start > next) open.push({ start: next, end: addDays(start, -1) });
    next = addDays(end, 1);
  }
  if (next <= whole.end) open.push({ start: next, end: whole.end });
  return open;
}

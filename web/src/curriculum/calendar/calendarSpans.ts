/** A range of calendar dates, both included. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

export const zooms = ["year", "session", "month"] as const;
export type Zoom = (typeof zooms)[number];

const dayLength = 86_400_000;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

export function touch(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/** The school year that a date lies in, from July to June. */
export function schoolYearOf(date: string): Span {
  const [year = 0, month = 1] = date.split("-").map(Number);
  const begins = month >= 7 ? year : year - 1;
  return { start: `${begins}-07-01`, end: `${begins + 1}-06-30` };
}

function monthOf(date: string): Span {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return {
    start: `${date.slice(0, 7)}-01`,
    end: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  };
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** The days that are shown around a date; of several sessions then on, the one that began last. */
export function visibleSpan(zoom: Zoom, at: string, sessions: readonly Span[]): Span {
  if (zoom === "year") return schoolYearOf(at);
  if (zoom === "month") return monthOf(at);
  const current = sessions
    .filter(({ start, end }) => start <= at && at <= end)
    .toSorted((a, b) => b.start.localeCompare(a.start))[0];
  const monday = mondayOf(at);
  return current ? { start: current.start, end: current.end } : { start: monday, end: addDays(monday, 41) };
}

/** The day to go to from what is shown, later or earlier: of sessions the next one that is not all too far away. */
export function stepFrom(zoom: Zoom, visible: Span, sessions: readonly Span[], direction: 1 | -1): string {
  const starts = zoom === "session" ? sessions.map(({ start }) => start).sort() : [];
  const next =
    direction > 0
      ? starts.find((start) => start > visible.start)
      : starts.findLast((start) => start < visible.start);
  const beside = direction > 0 ? addDays(visible.end, 1) : addDays(visible.start, -1);
  return next && Math.abs(daysBetween(beside, next)) <= 56 ? next : beside;
}

/** What is asked of the server for a date: its school year and as much around it as any view of it shows. */
export function askedSpan(at: string): Span {
  const { start, end } = schoolYearOf(at);
  return { start: addDays(start, -62), end: addDays(end, 62) };
}

/** Where a stretch lies in what is shown, as shares of its width, cut where it is longer. */
export function placeIn(visible: Span, { start, end }: Span): { left: number; width: number } {
  const total = daysBetween(visible.start, visible.end) + 1;
  const from = Math.max(0, daysBetween(visible.start, start));
  const to = Math.min(total, daysBetween(visible.start, end) + 1);
  return { left: from / total, width: Math.max(0, to - from) / total };
}

/** The first days of the months that are shown or, of a shorter stretch, its Mondays. */
export function ticksOf(visible: Span): string[] {
  const length = daysBetween(visible.start, visible.end) + 1;
  const days = Array.from({ length }, (_, index) => addDays(visible.start, index));
  return days.filter((day) => (length > 100 ? day.endsWith("-01") : new Date(day).getUTCDay() === 1));
}

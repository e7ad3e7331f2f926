import type { Language } from "@kindling/contract";
import { gatherRows, isGone, type RosterTables } from "./readRoster.ts";

/** A period of a roster that becomes a session. */
export interface Term {
  readonly row: number;
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
}

/** The kinds of period from the finest, which is closest to a session of six weeks; a school year never is one. */
const kinds = ["gradingperiod", "session", "term", "semester"];

/** The day before a date; what is no date stays as it is, to be told as such. */
function dayBefore(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : new Date(time - 86_400_000).toISOString().slice(0, 10);
}

/**
 * The periods of the finest kind that a roster has, in order, and how many there are of coarser kinds. OneRoster means
 * the day after the last one by a period's end, and many systems write the last day all the same: a period that ends on
 * the day the next begins is taken by the word of the standard, any other as it is written.
 */
export async function readTerms(
  tables: RosterTables,
  language: Language,
): Promise<{ terms: Term[]; coarser: number }> {
  const needed = ["sourcedId", "title", "type", "startDate", "endDate"];
  const periods = await gatherRows(tables, "academicSessions.csv", needed, language, (row) =>
    isGone(row)
      ? undefined
      : {
          row: row.row,
          id: row.cell("sourcedId"),
          title: row.cell("title"),
          kind: row.cell("type").toLowerCase(),
          start: row.cell("startDate"),
          end: row.cell("endDate"),
        },
  );
  const finest = kinds.find((kind) => periods.some((period) => period.kind === kind));
  const chosen = periods.filter(({ kind }) => kind === finest).sort((a, b) => (a.start < b.start ? -1 : 1));
  const starts = new Set(chosen.map(({ start }) => start));
  const terms = chosen.map(({ row, id, title, start, end }) => {
    return { row, id, title, start, end: end > start && starts.has(end) ? dayBefore(end) : end };
  });
  return { terms, coarser: periods.length - terms.length };
}

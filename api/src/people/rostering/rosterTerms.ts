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

/** Session types from shortest; a school year is never used. */
const kinds = ["gradingperiod", "session", "term", "semester"];

/** The day before a date; invalid dates stay, to be reported. */
function dayBefore(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : new Date(time - 86_400_000).toISOString().slice(0, 10);
}

/**
 * Sessions of the shortest type, and the number of others. The standard's end date is exclusive, but many systems
 * write the last day: shared boundary dates count as exclusive.
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

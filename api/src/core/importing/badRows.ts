import type { FieldError, Language } from "@kindling/contract";
import type { FileAnswer } from "../route.ts";
import { csvText } from "../spreadsheets/csv.ts";
import { FileErrors } from "./fileErrors.ts";
import { importSay } from "./importSay.ts";
import type { Sheet } from "./readSheet.ts";

/** The most errors worth listing by row. */
export const everyError = () => new FileErrors(200_000);

/**
 * The bad rows with their number and errors as a file. Once corrected it can be imported; its first and last columns
 * are ignored.
 */
export function badRowsFile(
  sheet: Sheet,
  errors: readonly FieldError[],
  things: string,
  language: Language,
): FileAnswer {
  const say = importSay[language];
  const byRow = Map.groupBy(errors, ({ row }) => row);
  const reason = (row: number) =>
    (byRow.get(row) ?? []).map(({ column, msg }) => `${column}: ${msg}`).join(" | ");
  const bad = sheet.rows.filter(({ row }) => byRow.has(row));
  const header = [say.row, ...sheet.columns.map((column) => column.header), say.reason];
  const file = csvText([header, ...bad.map(({ row, cells }) => [row, ...cells, reason(row)])]);
  return { file, type: "text/csv; charset=utf-8", name: `${say.toCorrect(things)}.csv` };
}

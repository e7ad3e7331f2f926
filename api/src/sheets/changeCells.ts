import { type Language, mostChanges, type SheetBody } from "@kindling/contract";
import { Refusal } from "../core/errors.ts";
import { shownCell } from "../core/importing/fileErrors.ts";
import type { Sheet } from "../core/importing/readSheet.ts";
import { sheetsSay } from "./sheetsSay.ts";

type Rows = Sheet["rows"];

/**
 * Returns the rows of a file with some cells changed, which are named by row number and header.
 * @throws Refusal invalid at `changes` for too many of them, and for a row or column that the file doesn't have.
 */
export function changeCells(
  rows: Rows,
  headers: readonly string[],
  changes: NonNullable<SheetBody["changes"]>,
  language: Language,
): Rows {
  const say = sheetsSay[language];
  const changed = Object.entries(changes);
  const count = changed.reduce((sum, [, cells]) => sum + Object.keys(cells).length, 0);
  if (count === 0) return rows;
  const refuse = (msg: string, column?: string) =>
    new Refusal("invalid", msg, {
      errors: [{ msg, path: "changes", ...(column !== undefined && { column }) }],
    });
  if (count > mostChanges) throw refuse(say.tooManyChanges(mostChanges));
  const byRow = new Map(rows.map((each) => [String(each.row), [...each.cells]]));
  const places = new Map(headers.map((header, place) => [header, place]));
  for (const [row, values] of changed) {
    const cells = byRow.get(row);
    if (!cells) throw refuse(say.noRow(shownCell(row)));
    for (const [header, value] of Object.entries(values)) {
      const place = places.get(header);
      if (place === undefined) throw refuse(say.noColumn(shownCell(header)), shownCell(header));
      cells[place] = value.trim();
    }
  }
  return rows.map(({ row, cells }) => ({ row, cells: byRow.get(String(row)) ?? cells }));
}

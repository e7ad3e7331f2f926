import type { Checked } from "./useImport.ts";

const sameColumn = (header: string, column: string | undefined) =>
  column !== undefined && header.trim().toLowerCase() === column.trim().toLowerCase();

/** The errors of each cell, by row and position; -1 for errors without a cell. */
export function badCells(checked: Checked): ReadonlyMap<number, ReadonlyMap<number, readonly string[]>> {
  const columns = checked.preview?.columns ?? [];
  const rows = new Map<number, Map<number, string[]>>();
  for (const { row = 1, column, msg } of checked.errors) {
    const cells = rows.get(row) ?? new Map<number, string[]>();
    const place = columns.findIndex((header) => sameColumn(header, column));
    cells.set(place, [...(cells.get(place) ?? []), msg]);
    rows.set(row, cells);
  }
  return rows;
}

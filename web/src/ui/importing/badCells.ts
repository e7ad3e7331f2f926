import type { FieldError } from "@kindling/contract";
import type { Checked } from "./useImport.ts";

const sameColumn = (header: string, column: string | undefined) =>
  column !== undefined && header.trim().toLowerCase() === column.trim().toLowerCase();

/** What is wrong with each cell, by row and place in the row; what belongs to no cell stands at place -1. */
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

/** Cells that a spreadsheet would take for formulas get an apostrophe before them. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const reasonsOf = (errors: readonly FieldError[], row: number) =>
  errors
    .filter((error) => error.row === row)
    .map((error) => (error.column ? `${error.column}: ${error.msg}` : error.msg))
    .join(" | ");

/** The bad rows alone, with their reasons in a last column, as a CSV file. */
export function badRowsCsv(checked: Checked, reasonHeader: string): Blob {
  const bad = badCells(checked);
  const { columns = [], rows = [] } = checked.preview ?? {};
  const lines = [
    [...columns, reasonHeader],
    ...rows
      .filter(({ row }) => bad.has(row))
      .map(({ row, cells }) => [...cells, reasonsOf(checked.errors, row)]),
  ];
  const text = lines.map((cells) => cells.map(csvCell).join(",")).join("\r\n");
  // The mark at the start tells spreadsheets that this is UTF-8.
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}

import type { FieldError } from "@kindling/contract";

/** Cells that a spreadsheet would take for formulas get an apostrophe before them. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Everything that is wrong with a roster, one fault a line, as a CSV file. */
export function faultsCsv(headers: readonly string[], errors: readonly FieldError[]): Blob {
  const lines = [
    headers,
    ...errors.map(({ file = "", row, column = "", value = "", msg }) => [
      file,
      String(row ?? ""),
      column,
      value,
      msg,
    ]),
  ];
  const text = lines.map((cells) => cells.map(csvCell).join(",")).join("\r\n");
  // The mark at the start tells spreadsheets that this is UTF-8.
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}

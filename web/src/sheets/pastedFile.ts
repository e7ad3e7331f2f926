/** The cells of a copied table: parted by tabs; those with line ends, tabs or quotes in them stand in quotes. */
function readCopied(text: string): string[][] {
  const rows: string[][] = [];
  // A cell, and what ends it. A quote that isn't closed at an end is a letter like others.
  const cell = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = "", end] = cell.exec(text) ?? [];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\t" && cell.lastIndex < text.length) continue;
    if (end === "\t") row.push("");
    rows.push(row);
    row = [];
  }
  return rows;
}

const csvOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n");

/** Makes the CSV file of a table that was copied from a spreadsheet or a CSV file; null if it has no row below its header. */
export function pastedFile(text: string): File | null {
  const rows = readCopied(text).filter((cells) => cells.some((cell) => cell.trim() !== ""));
  if (rows.length < 2) return null;
  const isCsv = rows.every(({ length }) => length === 1) && /[,;]/.test(rows[0]?.[0] ?? "");
  return new File([isCsv ? text : csvOf(rows)], "pasted.csv", { type: "text/csv" });
}

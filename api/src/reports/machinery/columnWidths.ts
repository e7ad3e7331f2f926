import type { ColumnKind } from "@kindling/contract";
import type { SheetCell } from "../../core/spreadsheets/xlsx.ts";

/** The widest that a column gets, in characters: of longer texts the rest is read in the cell, longer headings take lines. */
const widest = 60;

/** What a heading needs beside its letters: they are bold, and a button to filter stands at its end. */
const besideHeading = 4;

/** Letters as wide as two: of Chinese, Japanese and Korean, and signs made to stand among them. */
const wideLetters =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** How many characters wide the longest line of a text is. */
function widthOf(text: string): number {
  const widths = text.split("\n").map((line) => line.length + (line.match(wideLetters)?.length ?? 0));
  return Math.max(...widths);
}

/**
 * How wide columns are to be, in characters, by their headings and by the rows that a table begins with; undefined where
 * what the kind needs is enough. A file that is sent row by row can't know its longest text before it begins.
 */
export function columnWidths(
  columns: readonly { readonly label: string; readonly kind: ColumnKind }[],
  rows: readonly (readonly SheetCell[])[],
): (number | undefined)[] {
  return columns.map(({ label, kind }, at) => {
    const heading = widthOf(label) + besideHeading;
    if (kind !== "text" && kind !== "flag") return heading > widest ? widest : undefined;
    let longest = heading;
    for (const row of rows) longest = Math.max(longest, widthOf(String(row[at] ?? "")) + 2);
    return Math.min(longest, widest);
  });
}

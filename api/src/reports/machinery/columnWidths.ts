import type { ColumnKind } from "@kindling/contract";
import type { SheetCell } from "../../core/spreadsheets/xlsx.ts";

/** The widest column, in characters; longer headings wrap. */
const widest = 60;

/** Extra width for bold headings and the filter button. */
const besideHeading = 4;

/** Double-width characters: Chinese, Japanese, Korean and similar. */
const wideLetters =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** How many characters wide the longest line of a text is. */
function widthOf(text: string): number {
  const widths = text.split("\n").map((line) => line.length + (line.match(wideLetters)?.length ?? 0));
  return Math.max(...widths);
}

/**
 * Column widths in characters from headings and first rows; undefined if the default fits. A streamed file can't know
 * its longest text.
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

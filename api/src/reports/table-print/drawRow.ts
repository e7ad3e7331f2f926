import type { ColumnKind } from "@kindling/contract";
import type { Column } from "../../core/printing/flow.ts";
import type { Look } from "../../core/printing/lettering/looks.ts";
import { tidy } from "../../core/printing/lettering/piecesOf.ts";
import type { Line, Typesetter } from "../../core/printing/lettering/typesetter.ts";
import type { PrintColumn } from "./tablePrint.ts";

/** How large a table is set, and how far its lines and columns are apart. */
export const size = 8;
const leading = 10;
const between = 4;
const above = 3;

/** Cells are narrow: names and addresses also break after these signs. */
export const breakAfter = "@._/-";

/** Long lists of places are cut after eight lines. */
const mostLines = 8;

/** A column with its place on the page. */
export interface Lane {
  readonly kind: ColumnKind;
  readonly left: number;
  readonly width: number;
}

/** Gives columns their room: the page's width by their shares; few columns don't spread over all of it. */
export function lanesOf(columns: readonly PrintColumn[], full: Column): Lane[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const unit = Math.min(full.width / shares, 2.2);
  let { left } = full;
  return columns.map(({ kind, share }) => {
    const lane = { kind, left: left + between, width: share * unit - 2 * between };
    left += share * unit;
    return lane;
  });
}

/** A row as it is drawn: its cells in lines, and how much of the page they take. */
export interface SetRow {
  readonly cells: readonly (readonly Line[])[];
  readonly height: number;
}

/** Sets a row's texts into its columns. */
export async function setRow(
  type: Typesetter,
  lanes: readonly Lane[],
  texts: readonly string[],
  look: Look,
): Promise<SetRow> {
  const cells: Line[][] = [];
  for (const [place, { width }] of lanes.entries())
    cells.push(
      await type.set([{ text: tidy(texts[place] ?? ""), look }], width, { lines: mostLines, breakAfter }),
    );
  const lines = Math.max(1, ...cells.map((each) => each.length));
  return { cells, height: lines * leading + 2 * above };
}

const isFigure = (kind: ColumnKind) => kind === "number" || kind === "percent" || kind === "money";

/** Draws a row from its upper edge down, figures to the right of their columns. */
export function drawRow(type: Typesetter, lanes: readonly Lane[], { cells }: SetRow, top: number): void {
  for (const [place, { kind, left, width }] of lanes.entries()) {
    for (const [at, line] of (cells[place] ?? []).entries()) {
      const x = isFigure(kind) ? left + width - line.width : left;
      type.draw(line, x, top + above + at * leading + size - 0.5);
    }
  }
}

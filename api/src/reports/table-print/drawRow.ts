import type { ColumnKind } from "@kindling/contract";
import type { Hand } from "../../core/printing/lettering/piecesOf.ts";
import type { SetLine, Typesetter } from "../../core/printing/lettering/typesetter.ts";
import { page } from "./drawPage.ts";
import type { PrintColumn } from "./tablePrint.ts";

/** How large a table is set, and how far its lines and columns are apart. */
const size = 8;
const leading = 10;
const between = 4;
const above = 3;

/** Long lists of places are cut after eight lines. */
const mostLines = 8;

/** A column with its place on the page. */
export interface Lane {
  readonly kind: ColumnKind;
  readonly left: number;
  readonly width: number;
}

/** Gives columns their room: the page's width by their shares; few columns don't spread over all of it. */
export function lanesOf(columns: readonly PrintColumn[]): Lane[] {
  const whole = page.right - page.left;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const unit = Math.min(whole / shares, 2.2);
  let left: number = page.left;
  return columns.map(({ kind, share }) => {
    const lane = { kind, left: left + between, width: share * unit - 2 * between };
    left += share * unit;
    return lane;
  });
}

/** A row as it is drawn: its cells in lines, and how much of the page they take. */
export interface SetRow {
  readonly cells: readonly (readonly SetLine[])[];
  readonly height: number;
}

/** Sets a row's texts into its columns. */
export async function setRow(
  type: Typesetter,
  lanes: readonly Lane[],
  texts: readonly string[],
  hand: Hand,
): Promise<SetRow> {
  const cells: (readonly SetLine[])[] = [];
  for (const [place, { width }] of lanes.entries())
    cells.push(await type.set(texts[place] ?? "", hand, { width, size, lines: mostLines }));
  const lines = Math.max(1, ...cells.map((each) => each.length));
  return { cells, height: lines * leading + 2 * above };
}

const isFigure = (kind: ColumnKind) => kind === "number" || kind === "percent" || kind === "money";

/** Draws a row from its upper edge down, figures to the right of their columns. */
export function drawRow(type: Typesetter, lanes: readonly Lane[], { cells }: SetRow, top: number): void {
  for (const [place, { kind, left, width }] of lanes.entries()) {
    for (const [line, { pieces, width: own }] of (cells[place] ?? []).entries()) {
      const x = isFigure(kind) ? left + width - own * size : left;
      type.draw(pieces, size, x, top + above + line * leading + size - 0.5);
    }
  }
}

import type { Column, Element, Flow } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { readingLook } from "../../core/printing/lettering/looks.ts";
import type { Block } from "./Block.ts";

const usual = 22;

/** Draws the squares of a puzzle, never across two pages. */
export async function drawGrid(
  flow: Flow,
  parent: Element,
  { cells, alt, largest = usual }: Extract<Block, { type: "grid" }>,
  column: Column,
): Promise<void> {
  const columns = Math.max(1, ...cells.map((row) => row.length));
  const room = flow.bottom - 90;
  const side = Math.min(largest, column.width / columns, room / Math.max(1, cells.length));
  await flow.ensure(cells.length * side + 8);
  const top = flow.y + 2;
  const lineOf = (text: string, size: number, weight?: number, color: string = inks.ink) =>
    flow.type.line(text, readingLook(size, color, weight));
  const squares: (() => void)[] = [];
  for (const [down, row] of cells.entries())
    for (const [across, cell] of row.entries()) {
      if (!cell) continue;
      const [x, y] = [column.left + across * side, top + down * side];
      const isSpare = cell.isFound === false;
      const letter = await lineOf(
        cell.text,
        side * 0.56,
        isSpare ? 400 : 600,
        isSpare ? inks.soft : inks.ink,
      );
      const number = await lineOf(cell.number ? String(cell.number) : "", side * 0.3);
      squares.push(() => {
        if (cell.isFound) flow.doc.rect(x, y, side, side).fill(inks.flame);
        flow.doc.rect(x, y, side, side).lineWidth(0.6).stroke(inks.soft);
        flow.type.draw(letter, x + (side - letter.width) / 2, y + side * 0.7);
        flow.type.draw(number, x + 2, y + side * 0.33);
      });
    }
  flow.ink(flow.element(parent, "Figure", { alt }), () => {
    for (const draw of squares) draw();
  });
  flow.skip(cells.length * side + 10);
}

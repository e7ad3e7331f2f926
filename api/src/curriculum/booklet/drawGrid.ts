import { inks } from "../../core/printing/inks.ts";
import type { Block } from "./Block.ts";
import type { Column, Element, Flow } from "./flow.ts";
import { readingLook } from "./hands.ts";
import type { Line } from "./typesetter.ts";

const largest = 22;

/** Draws the squares of a puzzle, never across two pages. */
export async function drawGrid(
  flow: Flow,
  parent: Element,
  { cells, alt }: Extract<Block, { type: "grid" }>,
  column: Column,
): Promise<void> {
  const columns = Math.max(1, ...cells.map((row) => row.length));
  const room = flow.bottom - 90;
  const side = Math.min(largest, column.width / columns, room / Math.max(1, cells.length));
  flow.ensure(cells.length * side + 8);
  const top = flow.y + 2;
  const lineOf = async (text: string, size: number, weight: number): Promise<Line | undefined> =>
    (await flow.type.setLines([{ text, look: readingLook(size, inks.ink, weight) }], side * 2))[0];
  const squares = await Promise.all(
    cells.flatMap((row, down) =>
      row.flatMap((cell, across) =>
        cell
          ? [
              (async () => ({
                x: column.left + across * side,
                y: top + down * side,
                letter: await lineOf(cell.text, side * 0.56, 600),
                number: cell.number ? await lineOf(String(cell.number), side * 0.3, 400) : undefined,
              }))(),
            ]
          : [],
      ),
    ),
  );
  flow.ink(flow.element(parent, "Figure", { alt }), () => {
    for (const { x, y, letter, number } of squares) {
      flow.doc.rect(x, y, side, side).lineWidth(0.6).stroke(inks.soft);
      if (letter) flow.type.draw(letter, x + (side - letter.width) / 2, y + side * 0.7);
      if (number) flow.type.draw(number, x + 2, y + side * 0.33);
    }
  });
  flow.skip(cells.length * side + 10);
}

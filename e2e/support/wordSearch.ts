import type { Locator } from "@playwright/test";

/** A cell of the grid, from 0 on. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** A place on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The first and the last cell of a hidden word. */
export async function cellsOf(board: Locator, word: string): Promise<readonly [Cell, Cell]> {
  const rows = await board
    .locator("text")
    .evaluateAll((lines) =>
      lines.map((line) => [...line.querySelectorAll("tspan")].map((each) => each.textContent)),
    );
  const steps = [-1, 0, 1];
  for (const [row, line] of rows.entries())
    for (const col of line.keys())
      for (const down of steps)
        for (const across of steps) {
          const read = Array.from(word, (_, at) => rows[row + at * down]?.[col + at * across]).join("");
          const last = word.length - 1;
          if (read === word)
            return [
              { row, col },
              { row: row + last * down, col: col + last * across },
            ];
        }
  throw new Error(`${word} is not in the grid`);
}

/** The middle of a cell on the screen. */
export async function spotOf(board: Locator, { row, col }: Cell): Promise<Spot> {
  const box = await board.boundingBox();
  if (!box) throw new Error("The board is not to be seen");
  const side = box.width / ((await board.locator("text").count()) + 0.2);
  return { x: box.x + (col + 0.6) * side, y: box.y + (row + 0.6) * side };
}

/** Where a word lies on the screen: the middles of its first and its last letter. */
export async function endsOf(board: Locator, word: string): Promise<readonly [Spot, Spot]> {
  const [first, last] = await cellsOf(board, word);
  return [await spotOf(board, first), await spotOf(board, last)];
}

import type { HiddenWord, WordSearch } from "@kindling/contract";

/** A cell of a grid, counted from 0. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

export const isSame = (one: Cell | null, other: Cell | null) =>
  one?.row === other?.row && one?.col === other?.col;

/** The cell that ends the straight line, in one of the eight directions, nearest to where a finger points. */
export function straightEnd(from: Cell, to: Cell, size: number): Cell {
  const down = to.row - from.row;
  const across = to.col - from.col;
  const eighth = Math.round(Math.atan2(down, across) / (Math.PI / 4));
  const step = {
    row: Math.round(Math.sin((eighth * Math.PI) / 4)),
    col: Math.round(Math.cos((eighth * Math.PI) / 4)),
  };
  const room = (at: number, by: number) => (by === 0 ? size : by > 0 ? size - 1 - at : at);
  const length = Math.min(
    Math.max(Math.abs(down), Math.abs(across)),
    room(from.row, step.row),
    room(from.col, step.col),
  );
  return { row: from.row + step.row * length, col: from.col + step.col * length };
}

/** The word that lies between two cells, whichever of them is its beginning. */
export function wordBetween({ words }: WordSearch, one: Cell, other: Cell): HiddenWord | undefined {
  return words.find((word) => {
    const end = {
      row: word.row + word.step[0] * (word.letters.length - 1),
      col: word.col + word.step[1] * (word.letters.length - 1),
    };
    return (isSame(word, one) && isSame(end, other)) || (isSame(word, other) && isSame(end, one));
  });
}

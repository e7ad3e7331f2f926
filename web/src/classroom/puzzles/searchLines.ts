import type { HiddenWord, WordSearch } from "@kindling/contract";

/** A cell of a grid, counted from 0. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** The cell that a point lies in. */
export const cellAt = ({ row, col }: Cell): Cell => ({ row: Math.round(row), col: Math.round(col) });

export const isSame = (one: Cell | null, other: Cell | null) =>
  one?.row === other?.row && one?.col === other?.col;

const directions = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((across) => (down === 0 && across === 0 ? [] : [[down, across] as const])),
);

/**
 * The cell nearest to where a finger points among those that lie straight away from another, in any of the eight
 * directions; the point is counted in cells, and may lie between them.
 */
export function straightEnd(from: Cell, to: Cell, size: number): Cell {
  const right = to.col - from.col;
  const below = to.row - from.row;
  const ends = directions.map(([down, across]): Cell => {
    const room = (at: number, by: number) => (by === 0 ? size : by > 0 ? size - 1 - at : at);
    const reach = (below * down + right * across) / (down * down + across * across);
    const length = Math.max(0, Math.min(Math.round(reach), room(from.row, down), room(from.col, across)));
    return { row: from.row + down * length, col: from.col + across * length };
  });
  const distance = ({ row, col }: Cell) => Math.hypot(to.row - row, to.col - col);
  return ends.reduce((best, end) => (distance(end) < distance(best) ? end : best), from);
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

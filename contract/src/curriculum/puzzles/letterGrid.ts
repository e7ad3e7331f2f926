/** A square grid, row by row; an empty string is an empty cell. */
export interface LetterGrid {
  readonly size: number;
  readonly cells: string[];
}

export type Step = readonly [down: number, across: number];

/** The position of a word: its first cell and step. */
export interface Lie {
  readonly row: number;
  readonly col: number;
  readonly step: Step;
}

/** The eight reading directions, easiest first. */
export const steps: readonly Step[] = [
  [0, 1],
  [1, 0],
  [1, 1],
  [-1, 1],
  [0, -1],
  [-1, 0],
  [-1, -1],
  [1, -1],
];

/** The cell of the letter with this index. */
export function cellOf({ row, col, step }: Lie, letter: number) {
  return { row: row + step[0] * letter, col: col + step[1] * letter };
}

const isInside = (size: number, { row, col }: { row: number; col: number }) =>
  row >= 0 && col >= 0 && row < size && col < size;

export function staysInside(size: number, lie: Lie, length: number): boolean {
  return isInside(size, lie) && isInside(size, cellOf(lie, length - 1));
}

/** The letter in a cell, or an empty string. */
export function letterAt({ size, cells }: LetterGrid, lie: Lie, letter: number): string {
  const { row, col } = cellOf(lie, letter);
  return cells[row * size + col] ?? "";
}

/**
 * Finds every occurrence of the words through a cell in all eight directions. A palindrome is found once each way.
 */
export function* readThrough(
  grid: LetterGrid,
  at: { readonly row: number; readonly col: number },
  words: readonly string[],
): Generator<{ readonly word: string; readonly lie: Lie }> {
  const here = grid.cells[at.row * grid.size + at.col] ?? "";
  for (const word of words) {
    for (let letter = word.indexOf(here); letter >= 0; letter = word.indexOf(here, letter + 1)) {
      for (const step of steps) {
        const lie = { row: at.row - step[0] * letter, col: at.col - step[1] * letter, step };
        if (staysInside(grid.size, lie, word.length) && isWritten(grid, lie, word)) yield { word, lie };
      }
    }
  }
}

function isWritten(grid: LetterGrid, lie: Lie, word: string): boolean {
  for (let letter = 0; letter < word.length; letter++) {
    if (letterAt(grid, lie, letter) !== word[letter]) return false;
  }
  return true;
}

/** Whether two positions cover the same cells in either direction. */
export function coverTheSame(one: Lie, other: Lie, length: number): boolean {
  const end = cellOf(other, length - 1);
  const isSame = one.row === other.row && one.col === other.col;
  const isBackwards = one.row === end.row && one.col === end.col;
  const sameStep = one.step[0] === other.step[0] && one.step[1] === other.step[1];
  const backStep = one.step[0] === -other.step[0] && one.step[1] === -other.step[1];
  return (isSame && sameStep) || (isBackwards && backStep);
}

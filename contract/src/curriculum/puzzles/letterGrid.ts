/** A square of letters, row after row; an empty text is a cell that nothing is written in. */
export interface LetterGrid {
  readonly size: number;
  readonly cells: string[];
}

/** A step from cell to cell: down and across. */
export type Step = readonly [down: number, across: number];

/** Where a word lies: its first cell and the step to the next. */
export interface Lie {
  readonly row: number;
  readonly col: number;
  readonly step: Step;
}

/** The eight ways to read, those that young children read in first. */
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

/** Where the letter with the given number lies, when the first one lies there. */
export function cellOf({ row, col, step }: Lie, letter: number) {
  return { row: row + step[0] * letter, col: col + step[1] * letter };
}

const isInside = (size: number, { row, col }: { row: number; col: number }) =>
  row >= 0 && col >= 0 && row < size && col < size;

/** Whether a word of this length stays inside the grid. */
export function staysInside(size: number, lie: Lie, length: number): boolean {
  return isInside(size, lie) && isInside(size, cellOf(lie, length - 1));
}

/** The letter written there; an empty text where there is none. */
export function letterAt({ size, cells }: LetterGrid, lie: Lie, letter: number): string {
  const { row, col } = cellOf(lie, letter);
  return cells[row * size + col] ?? "";
}

/**
 * Every way in which one of the words is read through a cell, in any of the eight directions. A word that reads the
 * same backwards is found once each way.
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

/** Whether two lies cover the same cells, in whichever direction. */
export function coverTheSame(one: Lie, other: Lie, length: number): boolean {
  const end = cellOf(other, length - 1);
  const isSame = one.row === other.row && one.col === other.col;
  const isBackwards = one.row === end.row && one.col === end.col;
  const sameStep = one.step[0] === other.step[0] && one.step[1] === other.step[1];
  const backStep = one.step[0] === -other.step[0] && one.step[1] === -other.step[1];
  return (isSame && sameStep) || (isBackwards && backStep);
}

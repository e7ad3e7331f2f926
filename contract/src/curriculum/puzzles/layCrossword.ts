import { checkWords, largestGrid, type PuzzleWord } from "./checkWords.ts";
import { type CrossedWord, type Crossing, crossWords } from "./crossWords.ts";
import type { Made } from "./puzzleFaults.ts";

/** A crossword entry with its clue number. */
export interface CrosswordEntry extends PuzzleWord {
  readonly number: number;
  readonly direction: "across" | "down";
  readonly row: number;
  readonly col: number;
  readonly clue: string | null;
}

export interface CrosswordCell {
  readonly letter: string;
  /** The number of the entries that start here. */
  readonly number?: number;
}

export interface Crossword {
  readonly type: "crossword";
  readonly height: number;
  readonly width: number;
  /** Row by row; null for blank cells. */
  readonly rows: readonly (readonly (CrosswordCell | null)[])[];
  /** Across first, then by number. */
  readonly entries: readonly CrosswordEntry[];
}

/**
 * Lays out connected words so that every run of letters is a word. The same words, size and seed give the same
 * crossword; without a size it picks a compact one.
 */
export function layCrossword(
  words: readonly string[],
  {
    size,
    seed,
    clues,
  }: {
    readonly size?: number | null | undefined;
    readonly seed: number;
    readonly clues?: readonly string[] | null | undefined;
  },
): Made<Crossword> {
  const { sound, faults } = checkWords(words, size ?? largestGrid);
  if (faults.length > 0) return { faults };
  if (sound.length === 0) return { faults: [{ path: "words", reason: "noWords" }] };
  const laid = size ? crossWords(sound, size, seed) : crossInSmallest(sound, seed);
  if (laid.left.length === 0) return { puzzle: numberEntries(laid, clues ?? []) };
  const roomy = size && size < largestGrid ? crossInSmallest(sound, seed, size + 1) : laid;
  if (roomy.left.length === 0) {
    const needed = Math.max(roomy.height, roomy.width);
    return { faults: [{ path: "grid_size", reason: "tooFull", size: Math.max(needed, (size ?? 0) + 1) }] };
  }
  return {
    faults: roomy.left
      .map(({ index, word }) => ({ path: "words" as const, index, word, reason: "unconnected" as const }))
      .sort((one, other) => one.index - other.index),
  };
}

/** Tries growing sizes to find a compact layout. */
function crossInSmallest(words: readonly PuzzleWord[], seed: number, from = 0): Crossing {
  const letters = words.reduce((sum, word) => sum + word.letters.length, 0);
  const longest = Math.max(...words.map((word) => word.letters.length));
  const least = Math.max(from, longest, Math.ceil(Math.sqrt(letters * 1.8)));
  for (const room of [0, 2, 5, 9]) {
    if (least + room >= largestGrid) break;
    const laid = crossWords(words, least + room, seed);
    if (laid.left.length === 0) return laid;
  }
  return crossWords(words, largestGrid, seed);
}

function numberEntries({ laid, height, width }: Crossing, clues: readonly string[]): Crossword {
  const begins = (row: number, col: number) => laid.filter((word) => word.row === row && word.col === col);
  const numbers = new Map<CrossedWord, number>();
  const rows: (CrosswordCell | null)[][] = Array.from({ length: height }, () =>
    Array<null>(width).fill(null),
  );
  for (const word of laid) {
    for (const [at, letter] of Array.from(word.letters).entries()) {
      const row = rows[word.row + (word.isDown ? at : 0)];
      if (row) row[word.col + (word.isDown ? 0 : at)] = { letter };
    }
  }
  let number = 0;
  for (const [row, cells] of rows.entries()) {
    for (const [col, cell] of cells.entries()) {
      const beginning = begins(row, col);
      if (!cell || beginning.length === 0) continue;
      number++;
      cells[col] = { ...cell, number };
      for (const word of beginning) numbers.set(word, number);
    }
  }
  const entries = laid.map((word): CrosswordEntry => {
    const { index, word: written, letters, row, col } = word;
    const direction = word.isDown ? "down" : "across";
    const clue = clues[index]?.trim() || null;
    return { index, word: written, letters, row, col, number: numbers.get(word) ?? 0, direction, clue };
  });
  const rank = ({ direction, number }: CrosswordEntry) => (direction === "down" ? 10_000 : 0) + number;
  entries.sort((one, other) => rank(one) - rank(other));
  return { type: "crossword", height, width, rows, entries };
}

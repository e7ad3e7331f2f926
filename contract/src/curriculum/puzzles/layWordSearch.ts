import { checkWords, largestGrid, type PuzzleWord } from "./checkWords.ts";
import { fillLetters } from "./fillLetters.ts";
import {
  cellOf,
  coverTheSame,
  type LetterGrid,
  type Lie,
  letterAt,
  readThrough,
  staysInside,
  steps,
} from "./letterGrid.ts";
import { mulberry32, type Random, shuffled } from "./mulberry32.ts";
import type { Made, PuzzleFault } from "./puzzleFaults.ts";

/** A hidden word and its position. */
export interface HiddenWord extends PuzzleWord, Lie {}

export interface WordSearch {
  readonly type: "word_search";
  readonly size: number;
  /** Row by row. */
  readonly rows: readonly (readonly string[])[];
  /** In list order. */
  readonly words: readonly HiddenWord[];
}

/** How often to restart before the grid counts as too full. */
const attempts = 12;

/** Grids up to this size use only right and down, for beginning readers. */
const youngGrid = 8;

/**
 * Hides each word exactly once in a grid. The same words, size and seed give the same grid; without a size it picks a
 * comfortable one.
 */
export function layWordSearch(
  words: readonly string[],
  { size, seed }: { readonly size?: number | null | undefined; readonly seed: number },
): Made<WordSearch> {
  const { sound, faults } = checkWords(words, size ?? largestGrid);
  faults.push(...insideOthers(sound));
  if (faults.length > 0)
    return { faults: faults.sort((one, other) => (one.index ?? 0) - (other.index ?? 0)) };
  if (sound.length === 0) return { faults: [{ path: "words", reason: "noWords" }] };
  const letters = sound.reduce((sum, word) => sum + word.letters.length, 0);
  const puzzle = size
    ? hideAll(sound, letters, size, seed)
    : hideInSmallest(sound, letters, suggestedSize(sound, letters), seed);
  if (puzzle) return { puzzle };
  const next = size ? hideInSmallest(sound, letters, size + 1, seed)?.size : undefined;
  return {
    faults: [
      next
        ? { path: "grid_size", reason: "tooFull", size: next }
        : { path: "words", reason: "tooManyLetters", size: largestGrid },
    ],
  };
}

/** Aims for as many fill letters as word letters, with room to move the longest word. */
function suggestedSize(words: readonly PuzzleWord[], letters: number): number {
  const longest = Math.max(...words.map((word) => word.letters.length));
  return Math.min(
    largestGrid,
    Math.max(5, longest + (longest > 6 ? 1 : 0), Math.ceil(Math.sqrt(letters * 2))),
  );
}

function hideInSmallest(words: readonly PuzzleWord[], letters: number, from: number, seed: number) {
  for (let size = from; size <= largestGrid; size++) {
    const puzzle = hideAll(words, letters, size, seed);
    if (puzzle) return puzzle;
  }
  return undefined;
}

/** A word inside another would always be found twice. */
function insideOthers(words: readonly PuzzleWord[]): PuzzleFault[] {
  return words.flatMap(({ index, word, letters }) => {
    const backwards = Array.from(letters).reverse().join("");
    const outer = words.find(
      (other) =>
        other.index !== index &&
        (other.letters.includes(letters) ||
          (other.letters.includes(backwards) && (other.letters !== backwards || other.index < index))),
    );
    return outer
      ? [{ path: "words" as const, index, word, reason: "inside" as const, other: outer.word }]
      : [];
  });
}

function hideAll(
  words: readonly PuzzleWord[],
  letters: number,
  size: number,
  seed: number,
): WordSearch | undefined {
  if (letters > size * size) return undefined;
  const random = mulberry32(seed);
  const plain = words.map((word) => word.letters);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const grid: LetterGrid = { size, cells: Array<string>(size * size).fill("") };
    const hidden: HiddenWord[] = [];
    const order = shuffled(words, random).sort((one, other) => other.letters.length - one.letters.length);
    for (const word of order) {
      const lie = hideOne(grid, word.letters, plain, random);
      if (!lie) break;
      hidden.push({ ...word, ...lie });
    }
    if (hidden.length < words.length || !fillLetters(grid, plain, random)) continue;
    return {
      type: "word_search",
      size,
      rows: Array.from({ length: size }, (_, row) => grid.cells.slice(row * size, (row + 1) * size)),
      words: hidden.sort((one, other) => one.index - other.index),
    };
  }
  return undefined;
}

/** Positions tried per word before restarting. */
const triesOfOne = 60;

function hideOne(grid: LetterGrid, word: string, all: readonly string[], random: Random): Lie | undefined {
  const lies = shuffled(liesOf(grid, word), random);
  // When space is scarce, prefer positions that share letters.
  const free = grid.cells.filter((cell) => cell === "").length;
  if (free < grid.cells.length * 0.5) lies.sort((one, other) => other.shared - one.shared);
  for (const lie of lies.slice(0, triesOfOne)) {
    const written = write(grid, lie, word);
    const isAlone = written.every((cell) =>
      [...readThrough(grid, cell, all)].every(
        (found) => found.word === word && coverTheSame(found.lie, lie, word.length),
      ),
    );
    if (isAlone) return { row: lie.row, col: lie.col, step: lie.step };
    for (const { row, col } of written) grid.cells[row * grid.size + col] = "";
  }
  return undefined;
}

/** Possible positions of a word, with how many letters they share. */
function liesOf(grid: LetterGrid, word: string) {
  const lies: (Lie & { shared: number })[] = [];
  const open = grid.size <= youngGrid ? steps.slice(0, 2) : steps;
  for (let cell = 0; cell < grid.cells.length; cell++) {
    for (const step of open) {
      const lie = { row: Math.floor(cell / grid.size), col: cell % grid.size, step };
      if (!staysInside(grid.size, lie, word.length)) continue;
      const shared = sharedLetters(grid, lie, word);
      if (shared >= 0) lies.push({ ...lie, shared });
    }
  }
  return lies;
}

/** Letters shared at this position; -1 if it conflicts. */
function sharedLetters(grid: LetterGrid, lie: Lie, word: string): number {
  let shared = 0;
  for (let letter = 0; letter < word.length; letter++) {
    const there = letterAt(grid, lie, letter);
    if (there === word[letter]) shared++;
    else if (there !== "") return -1;
  }
  return shared;
}

/** Writes the word; returns the cells that were empty. */
function write(grid: LetterGrid, lie: Lie, word: string) {
  const written: { row: number; col: number }[] = [];
  for (let letter = 0; letter < word.length; letter++) {
    const cell = cellOf(lie, letter);
    const place = cell.row * grid.size + cell.col;
    if (grid.cells[place] === "") written.push(cell);
    grid.cells[place] = word[letter] ?? "";
  }
  return written;
}

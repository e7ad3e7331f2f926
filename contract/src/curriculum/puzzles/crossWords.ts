import type { PuzzleWord } from "./checkWords.ts";
import { mulberry32, type Random } from "./mulberry32.ts";

/** A word placed in a crossword; rows and columns start at 0. */
export interface CrossedWord extends PuzzleWord {
  readonly row: number;
  readonly col: number;
  readonly isDown: boolean;
}

/** The connected words, their bounds, and the words that didn't fit. */
export interface Crossing {
  readonly laid: readonly CrossedWord[];
  readonly left: readonly PuzzleWord[];
  readonly height: number;
  readonly width: number;
}

/** How many word orders to try; fewer for longer lists. */
const ordersOf = (words: number) => Math.max(12, Math.min(80, Math.floor(1200 / words)));

/** Large enough for the largest grid to grow from the middle in any direction. */
const side = 64;
const middle = side / 2;

interface Board {
  readonly letters: Map<number, string>;
  /** Cells used by words of each direction. */
  readonly across: Set<number>;
  readonly down: Set<number>;
  readonly laid: CrossedWord[];
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Crosses as many words as possible within the size; returns the best of several orders. */
export function crossWords(words: readonly PuzzleWord[], size: number, seed: number): Crossing {
  const random = mulberry32(seed);
  let best: { board: Board; left: readonly PuzzleWord[]; worth: number } | undefined;
  for (let order = 0; order < ordersOf(words.length); order++) {
    const found = crossInOrder(inOrder(words, order, random), size, random);
    const worth = worthOf(found.board) - found.left.length * 10_000;
    if (!best || worth > best.worth) best = { ...found, worth };
  }
  if (!best) return { laid: [], left: words, height: 0, width: 0 };
  const { board, left } = best;
  return {
    laid: board.laid.map((word) => ({ ...word, row: word.row - board.top, col: word.col - board.left })),
    left,
    height: board.bottom - board.top + 1,
    width: board.right - board.left + 1,
  };
}

/** Longest words first; later orders vary more. */
function inOrder(words: readonly PuzzleWord[], order: number, random: Random): PuzzleWord[] {
  const stray = Math.min(order, 6);
  return words
    .map((word) => ({ word, rank: word.letters.length + random() * (1 + stray) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ word }) => word);
}

/** Prefers many crossings, little space and a square shape. */
function worthOf(board: Board): number {
  const height = board.bottom - board.top + 1;
  const width = board.right - board.left + 1;
  const crossings = [...board.across].filter((cell) => board.down.has(cell)).length;
  return crossings * 12 - height * width - Math.abs(height - width) * 2;
}

function crossInOrder(words: readonly PuzzleWord[], size: number, random: Random) {
  const board: Board = {
    letters: new Map(),
    across: new Set(),
    down: new Set(),
    laid: [],
    top: middle,
    left: middle,
    bottom: middle,
    right: middle,
  };
  const [first, ...others] = words;
  if (first) lay(board, { ...first, row: middle, col: middle, isDown: random() < 0.5 });
  let left: readonly PuzzleWord[] = others;
  // A word that didn't fit may fit once others are placed.
  for (let isGrowing = true; isGrowing && left.length > 0; ) {
    const waiting: PuzzleWord[] = [];
    for (const word of left) {
      const place = bestPlace(board, word, size, random);
      if (place) lay(board, place);
      else waiting.push(word);
    }
    isGrowing = waiting.length < left.length;
    left = waiting;
  }
  return { board, left };
}

function lay(board: Board, word: CrossedWord): void {
  const { length } = word.letters;
  for (let at = 0; at < length; at++) {
    const cell = cellOf(word, at);
    board.letters.set(cell, word.letters[at] ?? "");
    (word.isDown ? board.down : board.across).add(cell);
  }
  board.laid.push(word);
  board.top = Math.min(board.top, word.row);
  board.left = Math.min(board.left, word.col);
  board.bottom = Math.max(board.bottom, word.row + (word.isDown ? length - 1 : 0));
  board.right = Math.max(board.right, word.col + (word.isDown ? 0 : length - 1));
}

function cellOf({ row, col, isDown }: { row: number; col: number; isDown: boolean }, at: number): number {
  return (row + (isDown ? at : 0)) * side + col + (isDown ? 0 : at);
}

function bestPlace(board: Board, word: PuzzleWord, size: number, random: Random): CrossedWord | undefined {
  let best: { place: CrossedWord; worth: number } | undefined;
  for (const [cell, letter] of board.letters) {
    const isDown = board.across.has(cell);
    // No third word may pass through a crossing.
    if (isDown && board.down.has(cell)) continue;
    for (let at = word.letters.indexOf(letter); at >= 0; at = word.letters.indexOf(letter, at + 1)) {
      const row = Math.floor(cell / side) - (isDown ? at : 0);
      const col = (cell % side) - (isDown ? 0 : at);
      const place = { ...word, row, col, isDown };
      const worth = worthOfPlace(board, place, size);
      if (worth === undefined) continue;
      const drawn = worth + random();
      if (!best || drawn > best.worth) best = { place, worth: drawn };
    }
  }
  return best?.place;
}

/** The score of a position; undefined if the word would touch or extend another. */
function worthOfPlace(board: Board, place: CrossedWord, size: number): number | undefined {
  const { letters, row, col, isDown } = place;
  const top = Math.min(board.top, row);
  const left = Math.min(board.left, col);
  const height = Math.max(board.bottom, row + (isDown ? letters.length - 1 : 0)) - top + 1;
  const width = Math.max(board.right, col + (isDown ? 0 : letters.length - 1)) - left + 1;
  if (height > size || width > size) return undefined;
  if (board.letters.has(cellOf(place, -1)) || board.letters.has(cellOf(place, letters.length)))
    return undefined;
  const own = isDown ? board.down : board.across;
  const beside = isDown ? 1 : side;
  let crossings = 0;
  for (let at = 0; at < letters.length; at++) {
    const cell = cellOf(place, at);
    const there = board.letters.get(cell);
    if (there === undefined) {
      if (board.letters.has(cell - beside) || board.letters.has(cell + beside)) return undefined;
    } else if (there !== letters[at] || own.has(cell)) return undefined;
    else crossings++;
  }
  return crossings * 10 - height * width * 0.5 - Math.abs(height - width);
}

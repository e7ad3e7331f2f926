import { cutJigsaw, type Jigsaw } from "./cutJigsaw.ts";
import { type Crossword, layCrossword } from "./layCrossword.ts";
import { layWordSearch, type WordSearch } from "./layWordSearch.ts";
import type { Made, PuzzleFault } from "./puzzleFaults.ts";
import type { puzzleTypes } from "./puzzleTypes.ts";
import { scrambleWords, type WordScramble } from "./scrambleWords.ts";

export type Puzzle = WordSearch | WordScramble | Crossword | Jigsaw;

/** The details of a puzzle form; a draft may lack any of them. */
export interface PuzzleSource {
  readonly puzzle_type?: (typeof puzzleTypes)[number] | null | undefined;
  readonly words?: readonly string[] | null | undefined;
  readonly clues?: readonly string[] | null | undefined;
  readonly image_url?: string | null | undefined;
  /** What each piece of a jigsaw shows, row by row. */
  readonly piece_texts?: readonly string[] | null | undefined;
  readonly grid_size?: number | null | undefined;
  readonly seed?: number | null | undefined;
}

/** Makes the puzzle or returns its faults. Deterministic, so the screen, printout and answer key match. */
export function makePuzzle(source: PuzzleSource): Made<Puzzle> {
  const { puzzle_type, words, clues, image_url, grid_size: size } = source;
  const seed = source.seed ?? 1;
  switch (puzzle_type) {
    case "word_search":
      return layWordSearch(words ?? [], { size, seed });
    case "word_scramble":
      return scrambleWords(words ?? [], { seed });
    case "crossword":
      return layCrossword(words ?? [], { size, seed, clues });
    case "jigsaw":
      return cutJigsaw(image_url, { size, seed, texts: source.piece_texts });
    default:
      return { faults: [{ path: "puzzle_type", reason: "noType" }] };
  }
}

/** Faults that a draft may have; it can still be saved. */
const mayWait: ReadonlySet<string> = new Set(["noType", "noWords", "noPicture"]);

/** The faults that prevent saving. With `isComplete`, also those that prevent playing, such as missing clues. */
export function findPuzzleFaults(source: PuzzleSource, isComplete = false): readonly PuzzleFault[] {
  const faults = (makePuzzle(source).faults ?? []).filter(({ reason }) => isComplete || !mayWait.has(reason));
  return [...faults, ...clueFaults(source, isComplete)];
}

function clueFaults({ puzzle_type, words, clues }: PuzzleSource, isComplete: boolean): PuzzleFault[] {
  const written = (clues ?? []).map((clue) => clue.trim());
  const beyond = written.flatMap((clue, index): PuzzleFault[] =>
    clue && index >= (words?.length ?? 0)
      ? [{ path: "clues", index, word: clue, reason: "clueWithoutWord" }]
      : [],
  );
  if (puzzle_type !== "crossword" || !isComplete) return beyond;
  const missing = (words ?? []).flatMap((word, index): PuzzleFault[] =>
    written[index] ? [] : [{ path: "clues", index, word, reason: "noClue" }],
  );
  return [...missing, ...beyond];
}

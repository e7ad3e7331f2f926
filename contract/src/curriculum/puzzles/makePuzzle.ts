import { cutJigsaw, type Jigsaw } from "./cutJigsaw.ts";
import { type Crossword, layCrossword } from "./layCrossword.ts";
import { layWordSearch, type WordSearch } from "./layWordSearch.ts";
import type { Made, PuzzleFault } from "./puzzleFaults.ts";
import type { puzzleTypes } from "./puzzleTypes.ts";
import { scrambleWords, type WordScramble } from "./scrambleWords.ts";

/** A puzzle as it is played and printed. */
export type Puzzle = WordSearch | WordScramble | Crossword | Jigsaw;

/** What a puzzle is made from: the details of a puzzle form, any of which may be missing in a draft. */
export interface PuzzleSource {
  readonly puzzle_type?: (typeof puzzleTypes)[number] | null | undefined;
  readonly words?: readonly string[] | null | undefined;
  readonly clues?: readonly string[] | null | undefined;
  readonly image_url?: string | null | undefined;
  readonly grid_size?: number | null | undefined;
  readonly seed?: number | null | undefined;
}

/**
 * Makes the puzzle that the details describe, or says why there is none. The same details make the same puzzle on
 * every machine, which is why the screen, the printed page and its answer key agree.
 */
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
      return cutJigsaw(image_url, { size, seed });
    default:
      return { faults: [{ path: "puzzle_type", reason: "noType" }] };
  }
}

/** What a puzzle may lack: such a one is saved, and what it lacks is said where it is written. */
const mayWait: ReadonlySet<string> = new Set(["noType", "noWords", "noPicture"]);

/**
 * What keeps a puzzle from being saved: what is there must be sound, what is missing may be missing. With
 * `isComplete`, what keeps a class from playing it as well: there, every word of a crossword needs its clue too.
 */
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

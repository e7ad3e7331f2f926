import type { Puzzle } from "@kindling/contract";
import { CrosswordGame } from "./CrosswordGame.tsx";
import { JigsawGame } from "./JigsawGame.tsx";
import { ScrambleGame } from "./ScrambleGame.tsx";
import { WordSearchGame } from "./WordSearchGame.tsx";

/** A puzzle on the stage, to be solved together: by hand on the board, by mouse, or by keys. */
export function PuzzleStep({ puzzle, clues }: { puzzle: Puzzle; clues: readonly string[] }) {
  switch (puzzle.type) {
    case "word_search":
      return <WordSearchGame puzzle={puzzle} />;
    case "word_scramble":
      return <ScrambleGame puzzle={puzzle} clues={clues} />;
    case "crossword":
      return <CrosswordGame puzzle={puzzle} />;
    case "jigsaw":
      return <JigsawGame puzzle={puzzle} />;
  }
}

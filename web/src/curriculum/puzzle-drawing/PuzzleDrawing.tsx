import type { Puzzle } from "@kindling/contract";
import { CrosswordDrawing } from "./CrosswordDrawing.tsx";
import { JigsawDrawing } from "./JigsawDrawing.tsx";
import { ScrambleDrawing } from "./ScrambleDrawing.tsx";
import { marksOf, WordSearchDrawing } from "./WordSearchDrawing.tsx";

export function PuzzleDrawing({
  puzzle,
  clues,
  solved,
}: {
  readonly puzzle: Puzzle;
  /** One clue a word, by its place in the list. */
  readonly clues: readonly string[];
  readonly solved: boolean;
}) {
  switch (puzzle.type) {
    case "word_search":
      return <WordSearchDrawing puzzle={puzzle} marks={solved ? marksOf(puzzle) : []} />;
    case "word_scramble":
      return <ScrambleDrawing puzzle={puzzle} clues={clues} solved={solved} />;
    case "crossword":
      return <CrosswordDrawing puzzle={puzzle} solved={solved} />;
    case "jigsaw":
      return <JigsawDrawing puzzle={puzzle} solved={solved} />;
  }
}

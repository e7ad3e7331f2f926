import { answeredTypes, type ClassroomItem, makePuzzle, type PuzzleSource } from "@kindling/contract";
import type { Step } from "./stepsOf.ts";

/** A puzzle as it was saved; one that can't be made has no step, and staff are told why where they write it. */
export function puzzleSteps(item: ClassroomItem): Step[] {
  if (item.type !== answeredTypes.puzzle.key) return [];
  const source = item.details as PuzzleSource;
  const { puzzle } = makePuzzle(source);
  return puzzle ? [{ kind: "puzzle", puzzle, clues: source.clues ?? [] }] : [];
}

import { makePuzzle, type PuzzleSource } from "@kindling/contract";
import { cleanup, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, vi } from "vitest";
import { renderInClassroom } from "../testing.tsx";
import { PuzzleStep } from "./PuzzleStep.tsx";

/** Prepares the tests of a file that put puzzles on the stage. */
export function setUpPuzzles(): void {
  beforeEach(async () => {
    // The simulated browser has no pointers to capture.
    Element.prototype.setPointerCapture = () => undefined;
    await i18next.loadNamespaces(["puzzles", "stage"]);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

/** Puts a puzzle on the stage, and returns it. */
export async function renderPuzzle(source: PuzzleSource) {
  const { puzzle } = makePuzzle(source);
  if (!puzzle) throw new Error("no puzzle");
  await renderInClassroom(
    <div data-color="dark">
      <PuzzleStep puzzle={puzzle} clues={source.clues ?? []} />
    </div>,
  );
  return puzzle;
}

/** What the puzzle on the stage says. */
export const status = () => screen.getByRole("status").textContent;

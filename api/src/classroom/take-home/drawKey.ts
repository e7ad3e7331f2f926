import { cellOf } from "@kindling/contract/paper";
import type { Element, Flow } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { headingLook, readingLook } from "../../core/printing/lettering/looks.ts";
import { areaInks } from "../../curriculum/booklet/areaInks.ts";
import { drawSquares } from "./drawPuzzle.ts";
import type { PaperPuzzle, TakeHomeLook } from "./takeHomeJob.ts";
import { takeHomeSay } from "./takeHomeSay.ts";

const largest = 15;

/** The solution of a puzzle as words, an entry a line. */
function solutionOf({ puzzle }: PaperPuzzle, look: TakeHomeLook): string[] {
  const say = takeHomeSay[look.language];
  if (puzzle.type === "word_search")
    return [puzzle.words.map(({ word, row, col }) => say.place(word, row + 1, col + 1)).join(" · ")];
  if (puzzle.type === "word_scramble")
    return puzzle.words.map(({ word, scrambled }, at) => `${at + 1}. ${scrambled} → ${word}`);
  return (["across", "down"] as const).flatMap((direction) => {
    const own = puzzle.entries.filter((entry) => entry.direction === direction);
    const words = own.map(({ number, word }) => `${number}. ${word}`).join(" · ");
    return words ? [`${say[direction]}: ${words}`] : [];
  });
}

/** The solved squares; null where a puzzle has none. */
function solvedSquares({ puzzle }: PaperPuzzle) {
  if (puzzle.type === "word_scramble") return null;
  if (puzzle.type === "crossword")
    return puzzle.rows.map((row) =>
      row.map(
        (cell) => cell && { text: cell.letter, ...(cell.number !== undefined && { number: cell.number }) },
      ),
    );
  const found = new Set(
    puzzle.words.flatMap((word) =>
      Array.from(word.letters, (_, at) => {
        const { row, col } = cellOf(word, at);
        return `${row}/${col}`;
      }),
    ),
  );
  return puzzle.rows.map((row, down) =>
    row.map((text, across) => ({ text, isFound: found.has(`${down}/${across}`) })),
  );
}

async function drawSolution(
  flow: Flow,
  part: Element,
  puzzle: PaperPuzzle,
  look: TakeHomeLook,
): Promise<void> {
  const cells = solvedSquares(puzzle);
  await flow.ensure(cells ? Math.min(cells.length * largest, 300) + 70 : 60);
  await flow.put(part, "H2", puzzle.title, headingLook(14, areaInks.puzzle.strong), flow.full, 1.4);
  const lines = solutionOf(puzzle, look);
  if (cells) await drawSquares(flow, part, { cells, alt: lines.join("; "), side: largest, high: 300 });
  for (const line of lines) await flow.put(part, "P", line, readingLook(11), flow.full, 1.35);
  flow.skip(12);
}

/** Draws the key at the end, on a sheet of its own also where both sides are printed, and what the file doesn't have. */
export async function drawKey(
  flow: Flow,
  puzzles: readonly PaperPuzzle[],
  leftOut: readonly string[],
  look: TakeHomeLook,
): Promise<void> {
  const say = takeHomeSay[look.language];
  if (flow.page % 2 === 1) {
    await flow.addPage();
    await flow.put(flow.element(null, "P"), "Span", say.blank, readingLook(10, inks.soft), flow.full);
  }
  await flow.addPage();
  const title = puzzles.length > 0 ? say.key : say.leftOut;
  flow.doc.outline.addItem(title);
  const part = flow.element(null, "Sect");
  await flow.put(part, "H1", title, headingLook(22), flow.full, 1.2);
  if (puzzles.length > 0) {
    await flow.put(part, "P", say.keyText, readingLook(11, inks.soft), flow.full, 1.3);
    flow.skip(10);
    for (const puzzle of puzzles) await drawSolution(flow, part, puzzle, look);
  }
  if (leftOut.length > 0) {
    await flow.ensure(50);
    if (puzzles.length > 0) await flow.put(part, "H2", say.leftOut, headingLook(13), flow.full, 1.4);
    for (const text of leftOut) await flow.put(part, "P", text, readingLook(11), flow.full, 1.35);
  }
  part?.end();
}

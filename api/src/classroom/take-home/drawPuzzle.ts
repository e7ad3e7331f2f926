import type { Column, Element, Flow } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { headingLook, readingLook } from "../../core/printing/lettering/looks.ts";
import { areaInks } from "../../curriculum/booklet/areaInks.ts";
import type { Block } from "../../curriculum/booklet/Block.ts";
import { drawGrid } from "../../curriculum/booklet/drawGrid.ts";
import type { PaperPuzzle, TakeHomeLook } from "./takeHomeJob.ts";
import { takeHomeSay } from "./takeHomeSay.ts";

type Cells = Extract<Block, { type: "grid" }>["cells"];
type Crossword = Extract<PaperPuzzle["puzzle"], { type: "crossword" }>;

/** Squares that a child's pencil fills, and no larger. */
const largest = 32;

const { strong } = areaInks.puzzle;

/** Draws a grid in the middle of the page, as high as leaves some room below. */
export async function drawSquares(
  flow: Flow,
  part: Element,
  grid: { readonly cells: Cells; readonly alt: string; readonly side: number; readonly high: number },
): Promise<void> {
  const { cells, alt } = grid;
  const columns = Math.max(1, ...cells.map((row) => row.length));
  const side = Math.min(grid.side, flow.full.width / columns, grid.high / Math.max(1, cells.length));
  const width = side * columns;
  const column = { left: flow.full.left + (flow.full.width - width) / 2, width };
  await drawGrid(flow, part, { type: "grid", cells, alt, largest: side }, column);
}

/** The line for a child's name. */
async function drawName(
  { doc, type, ink, element, decorate, full, y, skip }: Flow,
  part: Element,
  name: string,
) {
  const label = await type.line(name, readingLook(11, inks.soft, 600));
  const place = y + 14;
  ink(element(part, "P"), () => type.draw(label, full.left, place));
  const left = full.left + label.width + 8;
  decorate(() => doc.rect(left, place + 2, 240, 0.7).fill(inks.ink));
  skip(26);
}

/** Words in columns, each with a square to tick. */
async function drawWords(flow: Flow, part: Element, words: readonly string[]): Promise<void> {
  const columns = 3;
  const width = flow.full.width / columns;
  const list = flow.element(part, "L");
  for (let at = 0; at < words.length; at += columns) {
    await flow.ensure(20);
    const y = flow.y;
    for (const [place, word] of words.slice(at, at + columns).entries()) {
      const left = flow.full.left + place * width;
      flow.decorate(() =>
        flow.doc
          .rect(left, y + 3.5, 9, 9)
          .lineWidth(0.8)
          .stroke(inks.soft),
      );
      const [line] = await flow.type.set([{ text: word, look: readingLook(13, inks.ink, 600) }], width - 22, {
        lines: 1,
      });
      if (line) flow.ink(flow.element(list, "LI"), () => flow.type.draw(line, left + 16, y + 12.5));
    }
    flow.skip(20);
  }
}

/** Scrambled words, each with a line for the right one. */
async function drawScrambled(flow: Flow, part: Element, words: readonly string[]): Promise<void> {
  const list = flow.element(part, "L");
  for (const [at, word] of words.entries()) {
    await flow.ensure(36);
    const y = flow.y + 22;
    const text = `${at + 1}. ${Array.from(word).join(" ")}`;
    const [line] = await flow.type.set(
      [{ text, look: readingLook(16, inks.ink, 600) }],
      flow.full.width * 0.56,
      {
        lines: 1,
      },
    );
    if (!line) continue;
    flow.ink(flow.element(list, "LI"), () => flow.type.draw(line, flow.full.left, y));
    const left = flow.full.left + flow.full.width * 0.6;
    flow.decorate(() => flow.doc.rect(left, y + 2, flow.full.width * 0.4, 0.7).fill(inks.ink));
    flow.skip(36);
  }
}

const clueLook = readingLook(11.5);

function cluesOf({ entries }: Crossword, direction: "across" | "down", none: string): string[] {
  return entries
    .filter((entry) => entry.direction === direction)
    .map(({ number, clue, letters }) => `${number}. ${clue ?? none} (${Array.from(letters).length})`);
}

async function drawClueList(
  flow: Flow,
  part: Element,
  title: string,
  clues: readonly string[],
  column: Column,
) {
  if (clues.length === 0) return;
  await flow.ensure(40);
  await flow.put(part, "H2", title, headingLook(13, strong), column, 1.4);
  for (const clue of clues) {
    await flow.put(part, "P", clue, clueLook, column, 1.3);
    flow.skip(2);
  }
}

/** How high a list of clues is in a column. */
async function heightOf(flow: Flow, clues: readonly string[], width: number): Promise<number> {
  let high = 24;
  for (const text of clues)
    high += (await flow.type.set([{ text, look: clueLook }], width)).length * clueLook.size * 1.3 + 2;
  return high;
}

/** Clues side by side where both lists fit on the page, else one below the other. */
async function drawClues(flow: Flow, part: Element, puzzle: Crossword, look: TakeHomeLook): Promise<void> {
  const say = takeHomeSay[look.language];
  const [across, down] = (["across", "down"] as const).map((each) => cluesOf(puzzle, each, say.noClue));
  if (!across || !down) return;
  const { full } = flow;
  const half = (full.width - 22) / 2;
  const high = Math.max(await heightOf(flow, across, half), await heightOf(flow, down, half));
  if (flow.y + high > flow.bottom) {
    await drawClueList(flow, part, say.across, across, full);
    flow.skip(6);
    return drawClueList(flow, part, say.down, down, full);
  }
  const top = flow.y;
  await drawClueList(flow, part, say.across, across, { left: full.left, width: half });
  const end = flow.y;
  flow.to(top);
  await drawClueList(flow, part, say.down, down, { left: full.left + half + 22, width: half });
  flow.to(Math.max(end, flow.y));
}

/** Draws a puzzle to be solved with a pencil, on a page of its own. */
export async function drawPuzzle(
  flow: Flow,
  { title, puzzle }: PaperPuzzle,
  look: TakeHomeLook,
): Promise<void> {
  const say = takeHomeSay[look.language];
  await flow.addPage();
  flow.doc.outline.addItem(title);
  const part = flow.element(null, "Sect");
  await drawName(flow, part, say.name);
  await flow.put(part, "H1", title, headingLook(22, strong), flow.full, 1.2);
  await flow.put(part, "P", say.how[puzzle.type], readingLook(12), flow.full, 1.35);
  flow.skip(8);
  const high = (flow.bottom - flow.y) * 0.68;
  if (puzzle.type === "word_search") {
    const cells = puzzle.rows.map((row) => row.map((text) => ({ text })));
    await drawSquares(flow, part, { cells, alt: title, side: largest, high });
    await drawWords(
      flow,
      part,
      puzzle.words.map(({ word }) => word),
    );
  } else if (puzzle.type === "word_scramble") {
    await drawScrambled(
      flow,
      part,
      puzzle.words.map(({ scrambled }) => scrambled),
    );
  } else {
    const cells = puzzle.rows.map((row) =>
      row.map((cell) => cell && { text: "", ...(cell.number !== undefined && { number: cell.number }) }),
    );
    await drawSquares(flow, part, { cells, alt: title, side: largest, high });
    await drawClues(flow, part, puzzle, look);
  }
  part?.end();
}

import type { Column, Element, Flow } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { headingLook, type Look, readingLook } from "../../core/printing/lettering/looks.ts";
import type { Block, Run } from "./Block.ts";
import { drawGrid } from "./drawGrid.ts";
import { drawPicture, type Pictures } from "./drawPicture.ts";

/** How a section is drawn. */
export interface Setting {
  readonly flow: Flow;
  readonly pictures: Pictures;
  /** The color of its area. */
  readonly color: string;
}

const gap = 6;
const size = 11;

/** Draws blocks below one another. */
export async function drawBlocks(
  setting: Setting,
  parent: Element,
  blocks: readonly Block[],
  column: Column,
): Promise<void> {
  for (const block of blocks) await drawBlock(setting, parent, block, column);
}

async function drawBlock(setting: Setting, parent: Element, block: Block, column: Column): Promise<void> {
  const { flow, pictures, color } = setting;
  switch (block.type) {
    case "heading": {
      const isPart = block.level === 2;
      flow.skip(isPart ? 9 : 4);
      // Keep a heading with its content.
      await flow.ensure(58);
      const look = isPart ? headingLook(13.5, color) : headingLook(11.5, inks.ink, 700);
      await flow.put(parent, isPart ? "H2" : "H3", block.text, look, column);
      return flow.skip(2);
    }
    case "text": {
      const base = readingLook(size, block.isQuote ? inks.soft : inks.ink);
      const own = block.isQuote ? apart(column, inks.pale) : column;
      const runs = block.runs.map((run) => ({ text: run.text, look: lookOf(run, base) }));
      await flow.write(flow.element(parent, block.isQuote ? "BlockQuote" : "P"), runs, own);
      return flow.space(gap, own);
    }
    case "note": {
      const look = readingLook(size, color, 700);
      await flow.put(parent, "P", block.text, look, apart(column, color));
      return flow.skip(gap + 2);
    }
    case "list":
      return drawList(setting, parent, block, column);
    case "box": {
      const own = apart(column, inks.pale);
      const box = flow.element(parent, "Div");
      await flow.ensure(50);
      await flow.put(box, "P", block.title, readingLook(9.5, inks.soft, 700), own);
      await drawBlocks(setting, box, block.blocks, own);
      return flow.skip(gap);
    }
    case "rule": {
      await flow.ensure(14);
      const y = flow.y + 5;
      flow.decorate(() => flow.doc.rect(column.left, y, column.width, 0.8).fill(inks.pale));
      return flow.skip(14);
    }
    case "grid":
      return drawGrid(flow, parent, block, column);
    case "picture":
      return drawPicture(flow, pictures, parent, block, column);
  }
}

/** How a run is set within a text that is set in some way. */
function lookOf(run: Run, base: Look): Look {
  return {
    ...base,
    hand: {
      ...base.hand,
      ...(run.isBold && { weight: 700 }),
      ...(run.isSlanted && { style: "italic" }),
    },
    ...(run.isUnderlined && { isUnderlined: true }),
    ...(run.link && { link: run.link, color: inks.ember }),
  };
}

/** A column set apart from what is around it, with a bar at its left. */
function apart(column: Column, bar: string): Column {
  return { left: column.left + 14, width: column.width - 14, bar };
}

async function drawList(
  setting: Setting,
  parent: Element,
  { entries, isOrdered }: Extract<Block, { type: "list" }>,
  column: Column,
): Promise<void> {
  const { flow } = setting;
  const indent = isOrdered ? 22 : 16;
  const inner: Column = { ...column, left: column.left + indent, width: column.width - indent };
  const list = flow.element(parent, "L");
  for (const [at, blocks] of entries.entries()) {
    if (blocks.length === 0) continue;
    const entry = flow.element(list, "LI");
    const look = readingLook(size, setting.color, 700);
    const mark = await flow.type.line(isOrdered ? `${at + 1}.` : "•", look);
    // Keep a marker with its first two lines.
    await flow.ensure(size * 1.38 * 2);
    const y = flow.y + size * (0.76 + 0.19);
    flow.ink(flow.element(entry, "Lbl"), () => flow.type.draw(mark, column.left + 2, y));
    const before = flow.y;
    await drawBlocks(setting, flow.element(entry, "LBody"), blocks, inner);
    // List entries are closer together than paragraphs.
    if (flow.y > before) flow.skip(-3);
  }
  flow.skip(gap);
}

import type { Column, Element, Flow } from "../../core/printing/flow.ts";
import type { Look } from "../../core/printing/lettering/looks.ts";
import type { Line } from "../../core/printing/lettering/typesetter.ts";

/** Makes a line that begins with Latin words run from the right like its neighbors; fonts have no sign for it. */
const fromRight = "\u200f";

const beginsWithLatin = (text: string) => /^\P{L}*\p{Script=Latin}/u.test(text);

/** A line of a text that runs from right to left. */
async function setFromRight({ type }: Flow, text: string, look: Look): Promise<Line> {
  if (!beginsWithLatin(text)) return type.line(text, look);
  const line = await type.line(fromRight + text, look);
  const segments = line.segments.map((segment) => {
    const pieces = segment.pieces.filter(({ piece }) => piece.text !== fromRight);
    return { ...segment, pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) * look.size };
  });
  return { ...line, segments, width: segments.reduce((sum, { width }) => sum + width, 0) };
}

/** A text that runs from right to left, in lines of a width. */
async function linesFromRight({ type }: Flow, text: string, look: Look, room: number): Promise<string[]> {
  const space = (await type.line(" ", look)).width || look.size * 0.25;
  const lines: string[] = [];
  let left = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const { width } = await type.line(word, look);
    if (lines.length > 0 && width <= left) lines[lines.length - 1] += ` ${word}`;
    else {
      lines.push(word);
      left = room;
    }
    left -= width + space;
  }
  return lines;
}

/** Writes a paragraph in either direction, over as many pages as it takes; its own line breaks stay. */
export async function writeLines(
  flow: Flow,
  element: Element,
  text: string,
  look: Look,
  { column, direction, spacing }: { column: Column; direction: "ltr" | "rtl"; spacing: number },
): Promise<void> {
  for (const part of text.split(/\r?\n/).filter((each) => each.trim())) {
    if (direction === "ltr") {
      await flow.write(element, [{ text: part, look }], column, spacing);
      continue;
    }
    for (const words of await linesFromRight(flow, part, look, column.width)) {
      const line = await setFromRight(flow, words, look);
      const step = look.size * spacing;
      await flow.ensure(step);
      const y = flow.y + look.size * (0.76 + (spacing - 1) / 2);
      flow.ink(element, () => flow.type.draw(line, column.left + column.width - line.width, y));
      flow.skip(step);
    }
  }
}

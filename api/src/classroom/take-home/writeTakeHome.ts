import type { Writable } from "node:stream";
import { type Flow, writePdf } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { readingLook } from "../../core/printing/lettering/looks.ts";
import { drawCards } from "./drawCards.ts";
import { drawKey } from "./drawKey.ts";
import { drawLetter } from "./drawLetter.ts";
import { drawPuzzle } from "./drawPuzzle.ts";
import type { PaperPuzzle, TakeHomeLook, TakeHomePart } from "./takeHomeJob.ts";
import { takeHomeSay } from "./takeHomeSay.ts";

async function drawFoot(
  { doc, type, page, full, height, decorate }: Flow,
  look: TakeHomeLook,
): Promise<void> {
  const style = readingLook(9, inks.soft);
  const [name] = await type.set(
    [{ text: `${look.brand} · ${look.site} · ${look.days}`, look: style }],
    full.width - 70,
    {
      lines: 1,
    },
  );
  const number = await type.line(takeHomeSay[look.language].page(page), style);
  const y = height - 34;
  decorate(() => {
    doc.rect(full.left, y - 15, full.width, 0.6).fill(inks.pale);
    if (name) type.draw(name, full.left, y);
    type.draw(number, full.left + full.width - number.width, y);
  });
}

/** Writes the week to take home as a tagged PDF: letters, cards, puzzles, and at the end their key. */
export async function writeTakeHome(
  parts: AsyncIterable<TakeHomePart>,
  look: TakeHomeLook,
  out: Writable,
): Promise<void> {
  const { brand, language, paper } = look;
  const sheets = {
    title: `${takeHomeSay[language].title} · ${look.days}`,
    brand,
    language,
    paper,
    isTagged: true,
    margin: { side: 56, top: 50, bottom: 60 },
    frame: (flow: Flow) => drawFoot(flow, look),
  };
  await writePdf(sheets, out, async (flow) => {
    const puzzles: PaperPuzzle[] = [];
    for await (const part of parts) {
      if ("letter" in part) await drawLetter(flow, part.letter, look);
      else if ("cards" in part) await drawCards(flow, part.cards, look);
      else if ("puzzle" in part) {
        puzzles.push(part.puzzle);
        await drawPuzzle(flow, part.puzzle, look);
      } else if (puzzles.length + part.leftOut.length > 0) await drawKey(flow, puzzles, part.leftOut, look);
    }
  });
}

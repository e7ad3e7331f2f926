import type { Element, Flow } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { headingLook, readingLook } from "../../core/printing/lettering/looks.ts";
import { areaInks } from "../../curriculum/booklet/areaInks.ts";
import type { PaperCard, TakeHomeLook } from "./takeHomeJob.ts";
import { takeHomeSay } from "./takeHomeSay.ts";

const height = 150;
const inset = 14;

/** The smallest type that is read well across a table. */
const smallest = 11;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly high: number;
}

function drawEdge({ doc, decorate }: Flow, { left, top, width, high }: Box): void {
  decorate(() =>
    doc.rect(left, top, width, high).lineWidth(0.8).dash(5, { space: 4 }).stroke(inks.soft).undash(),
  );
}

async function drawTitle(
  { type, ink, element }: Flow,
  part: Element,
  title: string,
  box: Box,
): Promise<void> {
  const [line] = await type.set(
    [{ text: title, look: readingLook(9.5, areaInks.connection.strong, 700) }],
    box.width - 2 * inset,
    {
      lines: 1,
    },
  );
  if (line) ink(element(part, "P"), () => type.draw(line, box.left + inset, box.top + inset + 8));
}

/** A prompt as large as a card takes it; undefined where it would be too small to read. */
async function fitted({ type }: Flow, prompt: string, width: number) {
  const room = { width: width - 2 * inset, size: 19, lines: { most: 7, height: height - 2 * inset - 18 } };
  const { size: _, ...look } = headingLook(1, inks.ink, 700);
  const found = await type.fit(prompt, look, room);
  return found && found.step >= smallest * 1.16 ? found : undefined;
}

/** A card over the whole width, as high as its prompt. */
async function drawLongCard(flow: Flow, part: Element, { title, prompt }: PaperCard): Promise<void> {
  const { full } = flow;
  const column = { left: full.left + inset, width: full.width - 2 * inset };
  const look = readingLook(12.5, inks.ink, 600);
  const lines = await flow.type.set([{ text: prompt, look }], column.width);
  const high = Math.min(lines.length * look.size * 1.38 + 2 * inset + 18, flow.bottom - 80);
  await flow.ensure(high + 8);
  const box = { left: full.left, top: flow.y, width: full.width, high };
  drawEdge(flow, box);
  await drawTitle(flow, part, title, box);
  flow.skip(inset + 18);
  await flow.put(part, "P", prompt, look, column);
  flow.skip(inset + 8);
}

/** Draws cards to cut out, two in a row; a long prompt has a row of its own. */
export async function drawCards(flow: Flow, cards: readonly PaperCard[], look: TakeHomeLook): Promise<void> {
  const { full, type } = flow;
  const say = takeHomeSay[look.language];
  await flow.addPage();
  flow.doc.outline.addItem(say.cards);
  const part = flow.element(null, "Sect");
  await flow.put(part, "H1", say.cards, headingLook(22), full, 1.2);
  await flow.put(part, "P", say.cardsText, readingLook(11, inks.soft), full, 1.3);
  flow.skip(12);
  const width = full.width / 2;
  const long: PaperCard[] = [];
  let side = 0;
  for (const card of cards) {
    const prompt = await fitted(flow, card.prompt, width);
    if (!prompt) {
      long.push(card);
      continue;
    }
    if (side === 0) await flow.ensure(height);
    const box = { left: full.left + side * width, top: flow.y, width, high: height };
    drawEdge(flow, box);
    await drawTitle(flow, part, card.title, box);
    const top = box.top + inset + 18;
    flow.ink(flow.element(part, "P"), () => {
      for (const [at, line] of prompt.lines.entries())
        type.draw(line, box.left + inset, top + prompt.step * (at + 0.8));
    });
    side = 1 - side;
    if (side === 0) flow.skip(height);
  }
  if (side === 1) flow.skip(height);
  if (long.length > 0) flow.skip(8);
  for (const card of long) await drawLongCard(flow, part, card);
  part?.end();
}

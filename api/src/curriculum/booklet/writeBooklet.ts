import type { Writable } from "node:stream";
import type { Flow } from "../../core/printing/flow.ts";
import { writePdf } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { readingLook } from "../../core/printing/lettering/looks.ts";
import type { Section } from "./Block.ts";
import type { BookletLook, BookletPart } from "./bookletJob.ts";
import { bookletSay } from "./bookletSay.ts";
import { drawContents } from "./drawContents.ts";
import { drawCover } from "./drawCover.ts";
import { drawSection } from "./drawSection.ts";

/** The foot of a page: booklet title and page number. */
async function drawFoot({ doc, type, page, full, height, decorate }: Flow, look: BookletLook): Promise<void> {
  const say = bookletSay[look.language];
  const style = readingLook(9, inks.soft);
  const name = await type.line(`${look.brand} · ${say.title(look.grade)}`, style);
  const number = await type.line(say.page(page), style);
  const y = height - 38;
  decorate(() => {
    doc.rect(full.left, y - 16, full.width, 0.6).fill(inks.pale);
    type.draw(name, full.left, y);
    type.draw(number, full.left + full.width - number.width, y);
  });
}

/** Reads the sections and the pictures in them. */
async function gather(parts: AsyncIterable<BookletPart>) {
  const sections: Section[] = [];
  const pictures = new Map<string, Buffer>();
  for await (const part of parts) {
    if ("section" in part) sections.push(part.section);
    else pictures.set(part.picture, Buffer.from(part.bytes, "base64"));
  }
  return { sections, pictures };
}

/** Writes a tagged PDF with bookmarks and linked contents, page by page; the cover before the first part is there. */
export async function writeBooklet(
  parts: AsyncIterable<BookletPart>,
  look: BookletLook,
  out: Writable,
): Promise<void> {
  const { brand, language, paper } = look;
  const sheets = {
    title: bookletSay[language].title(look.grade),
    brand,
    language,
    paper,
    isTagged: true,
    margin: { side: 62, top: 60, bottom: 68 },
    frame: (flow: Flow) => drawFoot(flow, look),
  };
  await writePdf(sheets, out, async (flow) => {
    await drawCover(flow, look);
    const { sections, pictures } = await gather(parts);
    const contents = await drawContents(flow, sections, language);
    for (const [at, section] of sections.entries())
      await contents.putNumbers[at]?.(await drawSection(flow, pictures, section));
    contents.end();
  });
}

import { once } from "node:events";
import type { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { inks } from "../../core/printing/inks.ts";
import { fontFiles } from "../../core/printing/lettering/fontFiles.ts";
import type { Section } from "./Block.ts";
import type { BookletLook, BookletPart } from "./bookletJob.ts";
import { bookletSay } from "./bookletSay.ts";
import { drawContents } from "./drawContents.ts";
import { drawCover } from "./drawCover.ts";
import { drawSection } from "./drawSection.ts";
import { flow } from "./flow.ts";
import { readingLook } from "./hands.ts";
import { type Line, type Typesetter, typesetter } from "./typesetter.ts";

/** The footer: booklet title and page number. */
async function makeFoot(doc: PDFKit.PDFDocument, type: Typesetter, look: BookletLook) {
  const say = bookletSay[look.language];
  const style = readingLook(9, inks.soft);
  const [name] = await type.setLines(
    [{ text: `${look.brand} · ${say.title(look.grade)}`, look: style }],
    400,
  );
  const numbers = new Map<number, Line | undefined>();
  return {
    /** A page's number is set before it is drawn. */
    async prepare(pages: number) {
      for (let page = 1; page <= pages; page++) {
        const [line] = await type.setLines([{ text: say.page(page), look: style }], 200);
        numbers.set(page, line);
      }
    },
    draw(page: number) {
      const { width, height } = doc.page;
      const y = height - 38;
      doc.rect(62, y - 16, width - 124, 0.6).fill(inks.pale);
      if (name) type.draw(name, 62, y);
      const number = numbers.get(page);
      if (number) type.draw(number, width - 62 - number.width, y);
    },
  };
}

/** Writes a tagged PDF with bookmarks and linked contents, page by page. Lays out twice to know page numbers. */
export async function writeBooklet(
  parts: AsyncIterable<BookletPart>,
  look: BookletLook,
  out: Writable,
): Promise<void> {
  const sections: Section[] = [];
  const pictures = new Map<string, Buffer>();
  for await (const part of parts) {
    if ("section" in part) sections.push(part.section);
    else pictures.set(part.picture, Buffer.from(part.bytes, "base64"));
  }
  const title = bookletSay[look.language].title(look.grade);
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: look.paper === "a4" ? "A4" : "LETTER",
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: look.language,
    displayTitle: true,
    info: { Title: title, Author: look.brand, Creator: look.brand },
  });
  doc.pipe(out);
  const type = typesetter(doc, fontFiles());
  const foot = await makeFoot(doc, type, look);

  async function fill(isDry: boolean, known: ReadonlyMap<string, number>) {
    const paper = flow(doc, type, look.paper, isDry, foot.draw);
    const pages = new Map<string, number>();
    await drawCover(paper, look, sections.length);
    await drawContents(paper, sections, known, look.language);
    for (const section of sections) {
      pages.set(section.id, await drawSection(paper, pictures, section));
      // The reader's pace limits the drawing.
      await setImmediate();
      if (out.writableNeedDrain) await once(out, "drain");
    }
    return { pages, count: paper.page };
  }

  const { pages, count } = await fill(true, new Map());
  await foot.prepare(count);
  await fill(false, pages);
  doc.end();
}

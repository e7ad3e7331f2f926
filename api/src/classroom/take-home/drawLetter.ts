import type { Language } from "@kindling/contract";
import { directionOf, languages, letterWords } from "@kindling/contract/paper";
import type { Column, Element, Flow } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { headingLook, readingLook } from "../../core/printing/lettering/looks.ts";
import { areaInks } from "../../curriculum/booklet/areaInks.ts";
import { drawQr } from "./drawQr.ts";
import type { PaperFilm, PaperLetter, TakeHomeLook } from "./takeHomeJob.ts";
import { takeHomeSay } from "./takeHomeSay.ts";
import { writeLines } from "./writeLines.ts";

const { strong } = areaInks.connection;
const size = 12;
const code = 92;

/** How a letter's text runs and looks. */
interface Setting {
  readonly flow: Flow;
  readonly part: Element;
  readonly direction: "ltr" | "rtl";
  readonly spacing: number;
}

/** Draws a film's address as a code and in words, side by side. */
async function drawFilm(
  { flow, part, direction }: Setting,
  { title, address }: PaperFilm,
  words: { readonly heading: string; readonly alt: string },
): Promise<void> {
  const { full } = flow;
  await flow.ensure(code + 8);
  const top = flow.y;
  const isRight = direction === "rtl";
  const left = isRight ? full.left + full.width - code : full.left;
  drawQr(flow, part, { address, alt: words.alt }, { left, top, side: code });
  const column: Column = { left: isRight ? full.left : full.left + code + 14, width: full.width - code - 14 };
  const own = { column, direction, spacing: 1.25 };
  flow.to(top + 16);
  const put = (text: string, look: ReturnType<typeof readingLook>) =>
    writeLines(flow, flow.element(part, "P"), text, look, own);
  if (words.heading) await put(words.heading, readingLook(10, strong, 700));
  await put(title, readingLook(13, inks.ink, 700));
  // Addresses run from the left in all languages.
  const short = address.replace(/^https?:\/\//, "");
  const look = { ...readingLook(11, inks.ember), link: address };
  await flow.write(flow.element(part, "P"), [{ text: short, look }], column, 1.25);
  flow.to(Math.max(flow.y, top + code) + 8);
}

/** A line to write on, with what belongs on it. */
async function drawWritingLine(flow: Flow, part: Element, label: string, column: Column): Promise<void> {
  const y = flow.y + 26;
  flow.decorate(() => flow.doc.rect(column.left, y, column.width, 0.7).fill(inks.ink));
  flow.to(y + 3);
  await flow.put(part, "P", label, readingLook(9, inks.soft), column, 1.2);
}

/** The strip that comes back from home. */
async function drawTearOff(
  flow: Flow,
  part: Element,
  prompt: string | null,
  language: Language,
): Promise<void> {
  const { doc, full } = flow;
  const words = letterWords[language];
  await flow.ensure(prompt ? 150 : 118);
  flow.skip(8);
  const y = flow.y;
  flow.decorate(() =>
    doc
      .moveTo(full.left, y)
      .lineTo(full.left + full.width, y)
      .lineWidth(1)
      .dash(5, { space: 4 })
      .stroke(inks.soft)
      .undash(),
  );
  flow.skip(4);
  await flow.put(part, "P", words.tearOff, readingLook(9, inks.soft), full, 1.3);
  if (prompt) {
    flow.skip(4);
    await flow.put(part, "P", prompt, readingLook(size, inks.ink, 700), full);
  }
  await drawWritingLine(flow, part, words.answer, full);
  const half = (full.width - 24) / 2;
  const row = flow.y;
  await drawWritingLine(flow, part, words.child, { left: full.left, width: half });
  flow.to(row);
  await drawWritingLine(flow, part, words.signature, { left: full.left + half + 24, width: half });
}

/** Draws a letter on a page of its own, in its language's direction, with the films' codes and the strip to bring back. */
export async function drawLetter(flow: Flow, letter: PaperLetter, look: TakeHomeLook): Promise<void> {
  const { doc, full } = flow;
  const { language: tag, title, date, teacher, films } = letter;
  const language = languages.find((each) => each === tag);
  const words = language && letterWords[language];
  const direction = directionOf(tag);
  await flow.addPage();
  doc.outline.addItem(title);
  const part = flow.element(null, "Sect", { lang: tag });
  const setting = { flow, part, direction, spacing: language ? 1.42 : 1.6 };
  const own = { column: full, direction, spacing: setting.spacing };
  const put = (tagName: string, text: string, style: ReturnType<typeof readingLook>, spacing?: number) =>
    writeLines(flow, flow.element(part, tagName), text, style, { ...own, ...(spacing && { spacing }) });
  await put("P", `${look.site} · ${date}`, readingLook(10, inks.soft), 1.3);
  await put("H1", title, headingLook(22), language ? 1.2 : 1.45);
  flow.skip(4);
  const rule = flow.y;
  flow.decorate(() => doc.rect(full.left, rule, full.width, 2).fill(strong));
  flow.skip(14);
  for (const paragraph of letter.paragraphs) {
    await put("P", paragraph, readingLook(size));
    flow.skip(7);
  }
  flow.skip(6);
  await put("P", teacher, readingLook(size, inks.ink, 700), 1.3);
  if (words) await put("P", words.teacher, readingLook(10, inks.soft), 1.3);
  flow.skip(10);
  for (const film of films) {
    const alt = takeHomeSay[language ?? look.language].qr(film.title);
    await drawFilm(setting, film, { heading: words?.film ?? "", alt });
  }
  if (language) await drawTearOff(flow, part, letter.prompt, language);
  part?.end();
}

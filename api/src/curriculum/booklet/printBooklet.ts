import { setImmediate } from "node:timers/promises";
import type { Grade, Language } from "@kindling/contract";
import { readBrand } from "../../account/set-up/readBrand.ts";
import type { FileStore } from "../../core/files/fileStore.ts";
import { paperIn } from "../../core/printing/paperIn.ts";
import { printApart } from "../../core/printing/printApart.ts";
import type { FileAnswer } from "../../core/route.ts";
import type { Settings } from "../../core/settings.ts";
import type { Block } from "./Block.ts";
import type { BookletLook, BookletPart } from "./bookletJob.ts";
import { composeSection } from "./composeSection.ts";
import type { Booklet } from "./readBooklet.ts";
import { readPicture } from "./readPicture.ts";
import { schoolYears } from "./schoolYears.ts";
import { withWholeLinks } from "./withWholeLinks.ts";

/** The addresses of the pictures in blocks, however deep they lie. */
function picturesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "picture") return [block.address];
    if (block.type === "list") return picturesIn(block.entries.flat());
    return block.type === "box" ? picturesIn(block.blocks) : [];
  });
}

async function* partsOf(
  { items }: Booklet,
  language: Language,
  files: FileStore,
  appUrl: string,
): AsyncGenerator<BookletPart> {
  const sent = new Set<string>();
  for (const item of items) {
    // Other calls go between: a puzzle takes a while to make.
    await setImmediate();
    const composed = composeSection(item, language);
    const section = { ...composed, blocks: withWholeLinks(composed.blocks, appUrl) };
    for (const picture of picturesIn(section.blocks)) {
      if (sent.has(picture)) continue;
      sent.add(picture);
      const bytes = await readPicture(files, picture);
      if (bytes) yield { picture, bytes: bytes.toString("base64") };
    }
    yield { section };
  }
}

interface Printing {
  readonly language: Language;
  readonly settings: Settings;
  readonly files: FileStore;
  readonly today: string;
  readonly span: { readonly from?: string | undefined; readonly to?: string | undefined };
}

async function lookOf(
  { grade, program, session, levels, items }: Booklet,
  { language, settings, today, span }: Printing,
): Promise<BookletLook> {
  return {
    ...(await readBrand(settings)),
    language,
    paper: paperIn(settings.timeZone),
    grade,
    schoolYear: schoolYears(items, span),
    about: [
      [program?.name, session?.name].filter(Boolean).join(" · "),
      levels.map(({ name }) => name).join(", "),
    ].filter(Boolean),
    sections: items.length,
    date: today,
  };
}

/** Typesets a booklet in a separate thread, which starts while the booklet is read. */
export async function printBooklet(
  grade: Grade | undefined,
  read: () => Promise<Booklet>,
  at: Printing,
): Promise<FileAnswer> {
  let booklet: Booklet;
  const look = async () => {
    booklet = await read();
    return lookOf(booklet, at);
  };
  async function* parts(): AsyncGenerator<BookletPart> {
    yield* partsOf(booklet, at.language, at.files, at.settings.appUrl);
  }
  const thread = new URL("./bookletWorker.ts", import.meta.url);
  const file = await printApart(thread, look, parts());
  const name = grade === undefined ? "Curriculum Booklet.pdf" : `Curriculum Booklet Grade ${grade}.pdf`;
  return { file, type: "application/pdf", name };
}

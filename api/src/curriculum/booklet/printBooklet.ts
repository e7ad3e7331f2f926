import type { Language } from "@kindling/contract";
import type { FileStore } from "../../core/files/fileStore.ts";
import { paperIn } from "../../core/printing/paperIn.ts";
import { printApart } from "../../core/printing/printApart.ts";
import { readBrand } from "../../core/printing/readBrand.ts";
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

/** Typesets a booklet in a separate thread. */
export async function printBooklet(
  booklet: Booklet,
  at: {
    readonly language: Language;
    readonly settings: Settings;
    readonly files: FileStore;
    readonly today: string;
    readonly span: { readonly from?: string | undefined; readonly to?: string | undefined };
  },
): Promise<FileAnswer> {
  const { language, settings, files, today, span } = at;
  const { grade, program, session, levels, items } = booklet;
  const look: BookletLook = {
    ...(await readBrand(settings)),
    language,
    paper: paperIn(settings.timeZone),
    grade,
    schoolYear: schoolYears(items, span),
    about: [
      [program?.name, session?.name].filter(Boolean).join(" · "),
      levels.map(({ name }) => name).join(", "),
    ].filter(Boolean),
    date: today,
  };
  const thread = new URL("./bookletWorker.ts", import.meta.url);
  const file = await printApart(thread, look, partsOf(booklet, language, files, settings.appUrl));
  const name = grade === null ? "Curriculum Booklet.pdf" : `Curriculum Booklet Grade ${grade}.pdf`;
  return { file, type: "application/pdf", name };
}

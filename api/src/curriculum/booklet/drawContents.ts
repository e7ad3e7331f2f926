import { inks } from "../../core/printing/inks.ts";
import { areaInks } from "./areaInks.ts";
import type { Section } from "./Block.ts";
import { bookletSay } from "./bookletSay.ts";
import type { Element, Flow } from "./flow.ts";
import { headingLook, readingLook } from "./hands.ts";

/** Where the contents themselves are found. */
const contentsName = "contents";

const numberRoom = 44;

/** Draws the contents with links. Unknown page numbers reserve the same space. */
export async function drawContents(
  flow: Flow,
  sections: readonly Section[],
  pages: ReadonlyMap<string, number>,
  language: "en" | "es",
): Promise<void> {
  const say = bookletSay[language];
  const { doc, full } = flow;
  flow.addPage();
  const part = flow.element(null, "Sect");
  if (!flow.isDry) {
    doc.outline.addItem(say.contents);
    doc.addNamedDestination(contentsName, "XYZ", 0, 0, null);
  }
  const heading = headingLook(26, inks.ink, 800);
  await flow.write(flow.element(part, "H1"), [{ text: say.contents, look: heading }], full, 1.2);
  flow.skip(14);
  const list = flow.element(part, "TOC");
  for (const section of sections) await drawEntry(flow, list, section, pages.get(section.id));
  if (sections.length === 0)
    await flow.write(flow.element(part, "P"), [{ text: say.empty, look: readingLook(12, inks.soft) }], full);
  part?.end();
}

async function drawEntry(
  flow: Flow,
  list: Element,
  section: Section,
  page: number | undefined,
): Promise<void> {
  const { doc, full } = flow;
  const entry = flow.element(list, "TOCI");
  const column = { left: full.left + 14, width: full.width - 14 - numberRoom };
  flow.ensure(38);
  const top = flow.y;
  const name = { text: section.title, look: readingLook(11.5, inks.ink, 600) };
  await flow.write(flow.element(entry, "Reference"), [name], column, 1.25);
  const foot = flow.y;
  const about = { text: `${section.kind} · ${section.dates}`, look: readingLook(9.5, inks.soft) };
  await flow.write(flow.element(entry, "P"), [about], column, 1.3);
  const [number] = await flow.type.setLines(
    [{ text: String(page ?? ""), look: readingLook(11.5, inks.ink, 700) }],
    numberRoom,
  );
  const right = full.left + full.width;
  const height = flow.y - top;
  flow.decorate(() => {
    doc.circle(full.left + 4, top + 8, 3.5).fill(areaInks[section.area].strong);
    doc.rect(column.left, flow.y + 2, right - column.left, 0.5).fill(inks.pale);
  });
  if (number)
    flow.ink(flow.element(entry, "Lbl"), () => flow.type.draw(number, right - number.width, foot - 4));
  if (entry) {
    const link = doc.struct("Link");
    entry.add(link);
    doc.goTo(full.left, top, full.width, height, section.id, {
      structParent: link,
    } as PDFKit.Mixins.AnnotationOption);
  }
  flow.skip(6);
}

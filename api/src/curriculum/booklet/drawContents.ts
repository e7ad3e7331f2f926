import type { Language } from "@kindling/contract";
import type { Element, Flow } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { headingLook, readingLook } from "../../core/printing/lettering/looks.ts";
import { areaInks } from "./areaInks.ts";
import type { Section } from "./Block.ts";
import { bookletSay } from "./bookletSay.ts";

/** Where the contents themselves are found. */
const contentsName = "contents";

const numberRoom = 44;

/** Writes the number of a section's page into its entry, once it is known. */
type PutNumber = (page: number) => Promise<void>;

/** Contents that wait for the pages of their sections. */
interface Contents {
  readonly putNumbers: readonly PutNumber[];
  end(): void;
}

/** Draws the contents with links. */
export async function drawContents(
  flow: Flow,
  sections: readonly Section[],
  language: Language,
): Promise<Contents> {
  const say = bookletSay[language];
  const { doc, full } = flow;
  await flow.addPage();
  const part = flow.element(null, "Sect");
  doc.outline.addItem(say.contents);
  doc.addNamedDestination(contentsName, "XYZ", 0, 0, null);
  await flow.put(part, "H1", say.contents, headingLook(26), full, 1.2);
  flow.skip(14);
  const list = flow.element(part, "TOC");
  const putNumbers: PutNumber[] = [];
  for (const section of sections) putNumbers.push(await drawEntry(flow, list, section));
  if (sections.length === 0) await flow.put(part, "P", say.empty, readingLook(12, inks.soft), full);
  return { putNumbers, end: () => part?.end() };
}

async function drawEntry(flow: Flow, list: Element, section: Section): Promise<PutNumber> {
  const { doc, full } = flow;
  const entry = flow.element(list, "TOCI");
  const column = { left: full.left + 14, width: full.width - 14 - numberRoom };
  await flow.ensure(38);
  const top = flow.y;
  await flow.put(entry, "Reference", section.title, readingLook(11.5, inks.ink, 600), column, 1.25);
  const foot = flow.y;
  const about = `${section.kind} · ${section.dates}`;
  await flow.put(entry, "P", about, readingLook(9.5, inks.soft), column, 1.3);
  const right = full.left + full.width;
  const height = flow.y - top;
  flow.decorate(() => {
    doc.circle(full.left + 4, top + 8, 3.5).fill(areaInks[section.area].strong);
    doc.rect(column.left, flow.y + 2, right - column.left, 0.5).fill(inks.pale);
  });
  const label = flow.element(entry, "Lbl");
  const look = readingLook(11.5, inks.ink, 700);
  const drawLater = flow.later();
  doc.goTo(full.left, top, full.width, height, section.id, flow.linkIn(entry));
  flow.skip(6);
  return async (page) => {
    const number = await flow.type.line(String(page), look);
    drawLater(() => flow.ink(label, () => flow.type.draw(number, right - number.width, foot - 4)));
  };
}

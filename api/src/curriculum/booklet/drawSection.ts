import type { Flow } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { headingLook, readingLook } from "../../core/printing/lettering/looks.ts";
import { areaInks } from "./areaInks.ts";
import type { Section } from "./Block.ts";
import { drawArea } from "./drawArea.ts";
import { drawBlocks } from "./drawBlocks.ts";
import type { Pictures } from "./drawPicture.ts";

const icon = 40;

/** Draws a section on a new page; returns its page number. */
export async function drawSection(flow: Flow, pictures: Pictures, section: Section): Promise<number> {
  const { doc, full } = flow;
  const { strong, soft } = areaInks[section.area];
  await flow.addPage();
  const page = flow.page;
  const part = flow.element(null, "Sect");
  doc.outline.addItem(section.title);
  doc.addNamedDestination(section.id, "XYZ", 0, 0, null);
  const top = flow.y;
  flow.decorate(() => {
    doc.roundedRect(full.left, top, icon + 12, icon + 12, 12).fill(soft);
    drawArea(doc, section.area, full.left + 6, top + 6, icon);
  });
  const column = { left: full.left + icon + 26, width: full.width - icon - 26 };
  await flow.put(part, "P", section.kind, readingLook(10.5, strong, 700), column, 1.2);
  await flow.put(part, "H1", section.title, headingLook(21), column, 1.2);
  const words = [section.dates, section.about].filter(Boolean).join(" · ");
  await flow.put(part, "P", words, readingLook(10, inks.soft), column, 1.3);
  flow.to(Math.max(flow.y, top + icon + 12) + 8);
  const rule = flow.y;
  flow.decorate(() => doc.rect(full.left, rule, full.width, 2).fill(strong));
  flow.skip(14);
  await drawBlocks({ flow, pictures, color: strong }, part, section.blocks, full);
  part?.end();
  return page;
}

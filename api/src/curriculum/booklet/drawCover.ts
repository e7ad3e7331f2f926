import type { CurriculumArea } from "@kindling/contract";
import { drawMark } from "../../core/printing/drawMark.ts";
import { inks } from "../../core/printing/inks.ts";
import { areaInks } from "./areaInks.ts";
import type { BookletLook } from "./bookletJob.ts";
import { bookletSay } from "./bookletSay.ts";
import { drawArea } from "./drawArea.ts";
import type { Element, Flow } from "./flow.ts";
import { headingLook, type Look, readingLook } from "./hands.ts";
import { spellDate } from "./spellDate.ts";

const areas = Object.keys(areaInks) as CurriculumArea[];
const tile = 54;
const paperTint = "#fdf3ec";

/** Tiles with the drawings of the areas, in two rows. */
function drawTiles({ doc }: Flow, left: number, top: number): void {
  const step = tile + 12;
  for (const [at, area] of areas.entries()) {
    const [x, y] = [left + (at % 5) * step, top + Math.floor(at / 5) * step];
    doc.roundedRect(x, y, tile, tile, 14).fill(areaInks[area].soft);
    drawArea(doc, area, x + 11, y + 11, tile - 22);
  }
}

/** The organization's own logo, or its name beside the portal's mark. */
async function drawBrand(flow: Flow, parent: Element, { brand, logo, mark }: BookletLook): Promise<void> {
  const { doc, full } = flow;
  if (logo !== null && !flow.isDry) {
    try {
      flow.decorate(() => doc.image(logo, full.left, 62, { fit: [200, 54] }));
      return flow.to(140);
    } catch {
      // A logo that can't be read gives way to the name.
    }
  }
  if (mark) flow.decorate(() => drawMark(doc, full.left + 20, 84, 42));
  flow.to(72);
  const left = full.left + (mark ? 50 : 0);
  const look = headingLook(20, inks.ink, 800);
  await flow.write(flow.element(parent, "P"), [{ text: brand, look }], { left, width: full.width - 50 }, 1.2);
}

/** Draws the cover: whose booklet it is, for which grade and school year, and what it was narrowed to. */
export async function drawCover(flow: Flow, look: BookletLook, count: number): Promise<void> {
  const say = bookletSay[look.language];
  const { doc, full } = flow;
  const { width, height } = flow.paper;
  flow.addPage(false);
  flow.decorate(() => {
    doc.rect(0, 0, width, height).fill(paperTint);
    doc.rect(0, 0, 14, height).fill(inks.ember);
    drawTiles(flow, full.left, 190);
  });
  const cover = flow.element(null, "Sect");
  await drawBrand(flow, cover, look);
  const put = async (tag: string, text: string, style: Look, spacing?: number) =>
    flow.write(flow.element(cover, tag), [{ text, look: style }], full, spacing);
  flow.to(370);
  await put("H1", say.title(look.grade), headingLook(40, inks.ink, 800), 1.1);
  flow.skip(14);
  if (look.schoolYear) await put("P", say.schoolYear(look.schoolYear), headingLook(20, inks.ember, 700), 1.3);
  flow.skip(6);
  for (const line of look.about) await put("P", line, readingLook(14, inks.soft));
  flow.to(height - 92);
  const foot = `${say.sections(count)} · ${say.printed(spellDate(look.date, look.language, "long"))}`;
  await put("P", foot, readingLook(11, inks.soft));
  cover?.end();
}

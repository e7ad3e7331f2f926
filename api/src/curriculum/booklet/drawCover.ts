import type { CurriculumArea } from "@kindling/contract";
import { drawLogo, drawMark } from "../../core/printing/drawMark.ts";
import type { Element, Flow } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { headingLook, type Look, readingLook } from "../../core/printing/lettering/looks.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import { areaInks } from "./areaInks.ts";
import type { BookletLook } from "./bookletJob.ts";
import { bookletSay } from "./bookletSay.ts";
import { drawArea } from "./drawArea.ts";

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
  if (drawLogo(flow, logo, full.left, 62, { fit: [200, 54] })) return flow.to(140);
  if (mark) flow.decorate(() => drawMark(doc, full.left + 20, 84, 42));
  flow.to(72);
  const left = full.left + (mark ? 50 : 0);
  await flow.put(parent, "P", brand, headingLook(20), { left, width: full.width - 50 }, 1.2);
}

/** Draws the cover: whose booklet it is, for which grade and school year, and what it was narrowed to. */
export async function drawCover(flow: Flow, look: BookletLook): Promise<void> {
  const say = bookletSay[look.language];
  const { doc, full } = flow;
  const { width, height } = flow;
  await flow.addPage({ hasFrame: false });
  flow.decorate(() => {
    doc.rect(0, 0, width, height).fill(paperTint);
    doc.rect(0, 0, 14, height).fill(inks.ember);
    drawTiles(flow, full.left, 190);
  });
  const cover = flow.element(null, "Sect");
  await drawBrand(flow, cover, look);
  const put = (tag: string, text: string, style: Look, spacing?: number) =>
    flow.put(cover, tag, text, style, full, spacing);
  flow.to(370);
  await put("H1", say.title(look.grade), headingLook(40), 1.1);
  flow.skip(14);
  if (look.schoolYear) await put("P", say.schoolYear(look.schoolYear), headingLook(20, inks.ember, 700), 1.3);
  flow.skip(6);
  for (const line of look.about) await put("P", line, readingLook(14, inks.soft));
  flow.to(height - 92);
  const foot = `${say.sections(look.sections)} · ${say.printed(spellDate(look.date, look.language, "long"))}`;
  await put("P", foot, readingLook(11, inks.soft));
  cover?.end();
}

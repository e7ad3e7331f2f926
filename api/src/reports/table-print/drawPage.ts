import { drawLogo, drawMark } from "../../core/printing/drawMark.ts";
import type { Flow } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { type Look, readingLook } from "../../core/printing/lettering/looks.ts";
import { tidy } from "../../core/printing/lettering/piecesOf.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import { breakAfter } from "./drawRow.ts";
import type { TablePrint } from "./tablePrint.ts";

/** Where the head of a page ends, and its foot begins. */
export const margin = { side: 36, top: 92, bottom: 40 } as const;

/** The mark or the logo; returns how much room it takes. */
function drawSign(flow: Flow, { logo, mark }: TablePrint): number {
  const { left } = flow.full;
  if (mark) drawMark(flow.doc, left + 13, 46, 28);
  if (drawLogo(flow, logo, left, 30, { fit: [90, 32], valign: "center" })) return 100;
  return mark ? 36 : 0;
}

/** Draws the parts of every page but its number: title, filters and date. */
export async function drawPage(flow: Flow, look: TablePrint): Promise<void> {
  const { full, bottom, type } = flow;
  const right = full.left + full.width;
  const left = full.left + drawSign(flow, look);
  const setIn = (text: string, style: Look, room: number, lines = 1) =>
    type.set([{ text: tidy(text), look: style }], room, { lines, breakAfter });
  for (const line of await setIn(look.title, readingLook(17, inks.ink, 600), right - left - 220))
    type.draw(line, left, 44);
  for (const line of await setIn(look.brand, readingLook(11, inks.ember, 600), 210))
    type.draw(line, right - line.width, 44);
  const narrowed = await setIn(look.narrowed, readingLook(9, inks.soft), right - left, 2);
  for (const [place, line] of narrowed.entries()) type.draw(line, left, 58 + place * 11);
  drawRule(flow, 78, inks.gold);
  drawRule(flow, bottom + 8, inks.pale);
  const made = await type.line(spellDate(look.date, look.language, "long"), readingLook(8.5, inks.soft));
  type.draw(made, full.left, bottom + 21);
}

/** A line across the page. */
export function drawRule({ doc, full }: Flow, y: number, color: string, width = 0.8): void {
  doc
    .moveTo(full.left, y)
    .lineTo(full.left + full.width, y)
    .lineWidth(width)
    .stroke(color);
}

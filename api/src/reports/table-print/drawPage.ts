import { locales } from "@kindling/contract";
import { drawMark } from "../../core/printing/drawMark.ts";
import { inks } from "../../core/printing/inks.ts";
import type { Typesetter } from "../../core/printing/lettering/typesetter.ts";
import type { pageNumbers } from "./pageNumbers.ts";
import type { TablePrint } from "./tablePrint.ts";

type Doc = PDFKit.PDFDocument;

export const plain = { weight: 400, style: "normal", family: "source-sans-3" } as const;
export const bold = { weight: 600, style: "normal", family: "source-sans-3" } as const;

/** Positions on a landscape Letter page, in points. */
export const page = { left: 36, right: 756, top: 92, foot: 572 } as const;

/** The logo, or the name if it can't be drawn. */
function drawSign(doc: Doc, { logo, mark }: TablePrint): number {
  if (mark) drawMark(doc, page.left + 13, 46, 28);
  if (logo !== null) {
    try {
      doc.image(logo, page.left, 30, { fit: [90, 32], valign: "center" });
      return 100;
    } catch {
      return 0;
    }
  }
  return mark ? 36 : 0;
}

/** Draws the parts of every page: title, filters, date and space for the page number. */
export async function drawPage(
  doc: Doc,
  type: Typesetter,
  look: TablePrint,
  numbers: ReturnType<typeof pageNumbers>,
): Promise<void> {
  doc.addPage();
  const left = page.left + drawSign(doc, look);
  const width = page.right - left;
  doc.fillColor(inks.ink);
  const title = await type.set(look.title, bold, { width: width - 220, size: 17, lines: 1 });
  for (const { pieces } of title) type.draw(pieces, 17, left, 44);
  const brand = await type.set(look.brand, bold, { width: 210, size: 11, lines: 1 });
  doc.fillColor(inks.ember);
  for (const each of brand) type.draw(each.pieces, 11, page.right - each.width * 11, 44);
  doc.fillColor(inks.soft);
  const narrowed = await type.set(look.narrowed, plain, { width, size: 9, lines: 2 });
  for (const [place, { pieces }] of narrowed.entries()) type.draw(pieces, 9, left, 58 + place * 11);
  drawRule(doc, 78, inks.gold);
  drawRule(doc, page.foot + 8, inks.pale);
  const date = new Intl.DateTimeFormat(locales[look.language], { dateStyle: "long", timeZone: "UTC" });
  const made = await type.set(date.format(new Date(look.date)), plain, { width: 300, size: 8.5, lines: 1 });
  doc.fillColor(inks.soft);
  for (const { pieces } of made) type.draw(pieces, 8.5, page.left, page.foot + 21);
  numbers.place(page.right, page.foot + 21);
}

/** A line across the page. */
export function drawRule(doc: Doc, y: number, color: string, width = 0.8): void {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(width).stroke(color);
}

import type { Flow } from "./flow.ts";
import { inks } from "./inks.ts";

type Doc = PDFKit.PDFDocument;

/** The mark of the portal on a field of 64: a small flame over two crossed sticks. */
const flame =
  "M33.5 3c1.3 9 14 14.9 14 28.6C47.5 41.5 40.7 48 32 48s-15.5-6.3-15.5-15.7c0-7.2 3.8-11.8 7.1-16 .6 3.3 1.9 5.5 4 6.8C26.5 15.3 28.7 8 33.5 3z";
const core =
  "M32.5 21.5c.9 4.9 7.5 7.7 7.5 14.8 0 5-3.6 8.2-8.1 8.2s-8.1-3.1-8.1-7.9c0-4.2 2.5-6.3 4.3-8.9.6 2 1.4 3 2.4 3.5-.2-3.7.3-7 2-9.7z";
const sticks = "M12 58.5 51 48M52 58.5 13 48";

/** Draws the mark with its middle at a point. */
export function drawMark(doc: Doc, x: number, y: number, size: number, lines: string = inks.ink): void {
  doc
    .save()
    .translate(x - size / 2, y - size / 2)
    .scale(size / 64);
  doc.path(flame).fill(inks.ember).path(core).fill(inks.flame);
  doc.path(sticks).lineWidth(5.5).lineCap("round").stroke(lines).restore();
}

/** Draws the organization's own logo; false if it has none or its file can't be read. */
export function drawLogo(
  { doc, decorate }: Flow,
  logo: string | null,
  x: number,
  y: number,
  options: PDFKit.Mixins.ImageOption,
): boolean {
  if (logo === null) return false;
  try {
    decorate(() => doc.image(logo, x, y, options));
    return true;
  } catch {
    return false;
  }
}

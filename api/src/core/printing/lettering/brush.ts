import type { Piece } from "./piecesOf.ts";

/** Every sign of a stretch is shaped with its neighbors, words and spaces together. */
const shaping: PDFKit.Mixins.OpenTypeFeatures[] = [];

/** Shapes text whole, Latin letters word by word with a cache. Email addresses rarely repeat and aren't cached. */
const featuresOf = (text: string) => (/^[ -?A-~¡-ɏ‐-‧‰-⁞]*$/.test(text) ? undefined : shaping);

/** What pdfkit would otherwise measure to underline a text or to make a link of it. */
const unmeasured = { textWidth: 0, wordCount: 0 };

/** Measures and draws pieces of text in a PDF, embedding the letters they need. */
export function brush(doc: PDFKit.PDFDocument) {
  const known = new Set<string>();

  function take({ name, bytes }: Piece["font"], size: number) {
    if (!known.has(name)) doc.registerFont(name, bytes);
    known.add(name);
    return doc.font(name).fontSize(size);
  }

  return {
    /** How wide a piece is at size 1. */
    widthOf: ({ text, font }: Piece): number =>
      take(font, 100).widthOfString(text, { features: featuresOf(text) }) / 100,
    /** Draws a piece from its left end, its baseline at `y`. */
    draw({ text, font }: Piece, size: number, x: number, y: number): void {
      take(font, size).text(text, x, y, {
        lineBreak: false,
        baseline: "alphabetic",
        features: featuresOf(text),
        ...unmeasured,
      });
    },
  };
}

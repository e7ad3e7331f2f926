import type { Piece } from "./piecesOf.ts";

/** Every sign of a stretch is shaped with its neighbours, words and spaces together. */
const shaping: PDFKit.Mixins.OpenTypeFeatures[] = [];

/**
 * How a text is shaped: whole, or word by word where its words are plain and come again, so that each of them is shaped
 * once and remembered. Addresses of people hardly ever come twice: to remember them would cost memory by the row.
 */
const featuresOf = (text: string) => (/^[\x20-\x3f\x41-\x7e]*$/.test(text) ? undefined : shaping);

/** Measures and draws the pieces of a line in a PDF, embedding the letters they need. */
export function brush(doc: PDFKit.PDFDocument) {
  const known = new Set<string>();

  function take({ name, bytes }: Piece["font"], size: number) {
    if (!known.has(name)) doc.registerFont(name, bytes);
    known.add(name);
    return doc.font(name).fontSize(size);
  }

  return {
    /** How wide a line is at size 1. */
    widthOf: (pieces: readonly Piece[]): number =>
      pieces.reduce(
        (sum, { text, font }) =>
          sum + take(font, 100).widthOfString(text, { features: featuresOf(text) }) / 100,
        0,
      ),
    /** Draws a line from its left end, its baseline at `y`. */
    draw(pieces: readonly Piece[], size: number, left: number, y: number): void {
      let x = left;
      for (const [place, { text, font }] of pieces.entries()) {
        take(font, size).text(text, x, y, {
          lineBreak: false,
          baseline: "alphabetic",
          features: featuresOf(text),
        });
        if (place < pieces.length - 1) x += doc.widthOfString(text, { features: featuresOf(text) });
      }
    },
  };
}

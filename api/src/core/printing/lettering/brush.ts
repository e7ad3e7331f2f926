import type { Piece } from "./piecesOf.ts";

/** Every sign of a stretch is shaped with its neighbors, words and spaces together. */
const shaping: PDFKit.Mixins.OpenTypeFeatures[] = [];

/** Shapes text whole, or word by word with a cache. Email addresses rarely repeat and aren't cached. */
const featuresOf = (text: string) => (/^[\x20-\x3f\x41-\x7e]*$/.test(text) ? undefined : shaping);

/** The size of the width cache; lines are measured when broken and when placed. */
const mostWidths = 2000;

/** What pdfkit would otherwise measure to underline a text or to make a link of it. */
const unmeasured = { textWidth: 0, wordCount: 0 };

/** Measures and draws the pieces of a line in a PDF, embedding the letters they need. */
export function brush(doc: PDFKit.PDFDocument) {
  const known = new Set<string>();
  const widths = new Map<string, number>();

  function take({ name, bytes }: Piece["font"], size: number) {
    if (!known.has(name)) doc.registerFont(name, bytes);
    known.add(name);
    return doc.font(name).fontSize(size);
  }

  function pieceWidth({ text, font }: Piece): number {
    const key = `${font.name} ${text}`;
    const width =
      widths.get(key) ?? take(font, 100).widthOfString(text, { features: featuresOf(text) }) / 100;
    if (widths.size >= mostWidths) widths.clear();
    widths.set(key, width);
    return width;
  }

  return {
    /** How wide a line is at size 1. */
    widthOf: (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + pieceWidth(piece), 0),
    /** Draws a line from its left end, its baseline at `y`. */
    draw(pieces: readonly Piece[], size: number, left: number, y: number): void {
      let x = left;
      for (const [place, { text, font }] of pieces.entries()) {
        take(font, size).text(text, x, y, {
          lineBreak: false,
          baseline: "alphabetic",
          features: featuresOf(text),
          ...unmeasured,
        });
        if (place < pieces.length - 1) x += doc.widthOfString(text, { features: featuresOf(text) });
      }
    },
  };
}

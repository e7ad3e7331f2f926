type Doc = PDFKit.PDFDocument;

/** What pdfkit answers for a piece of the file that is written later. */
interface Piece {
  end(content?: string): void;
}

/** The sign under which every page knows the number of pages. */
const sign = "LastPage";
const height = 10;

/**
 * The number of the last page, to be drawn on every page though it is known only at the end: pages refer to one small
 * drawing, which is written when all of them are out. So none has to be kept.
 */
export function lastPage(doc: Doc, size: number, room: number) {
  const font = doc.ref({
    Type: "Font",
    Subtype: "Type1",
    BaseFont: "Helvetica",
    Encoding: "WinAnsiEncoding",
  }) as unknown as Piece;
  font.end();
  const drawing = doc.ref({
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, -3, room, height],
    Resources: { Font: { F: font } },
  }) as unknown as Piece;
  return {
    /** Draws it on the page under way, its left end and baseline at a point. */
    draw(x: number, y: number): void {
      (doc.page.xobjects as Record<string, unknown>)[sign] = drawing;
      // Pages are measured from their top, and such a drawing from its foot.
      doc.addContent(`q 1 0 0 -1 ${x} ${y} cm /${sign} Do Q`);
    },
    /** Says which it is, once it is known. */
    settle(pages: number): void {
      drawing.end(`BT /F ${size} Tf 0.396 0.349 0.42 rg 0 0 Td (${pages}) Tj ET`);
    },
  };
}

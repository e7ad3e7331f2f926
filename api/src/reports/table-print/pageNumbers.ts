type Doc = PDFKit.PDFDocument;

/** What pdfkit answers for a piece of the file that is written later. */
interface Piece {
  end(content?: string): void;
}

/** The sign under which a page knows its number, and the room that it has. */
const sign = "PageNumber";
const room = { width: 120, height: 12, under: 3 };

/** A text as PDF writes it in a letter of the Windows alphabet, which has every sign of our languages. */
function quoted(text: string): string {
  const signs = Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return code > 126 || "()\\".includes(sign) ? `\\${code.toString(8).padStart(3, "0")}` : sign;
  });
  return `(${signs.join("")})`;
}

/** Page numbers as "3 of 12" without buffering: pages refer to small drawings written at the end. */
export function pageNumbers(doc: Doc, size: number) {
  const font = doc.ref({
    Type: "Font",
    Subtype: "Type1",
    BaseFont: "Helvetica",
    Encoding: "WinAnsiEncoding",
  }) as unknown as Piece;
  font.end();
  const drawings: Piece[] = [];
  return {
    /** Leaves room for the number on the page under way, to the left of a point on its baseline. */
    place(right: number, y: number): void {
      const drawing = doc.ref({
        Type: "XObject",
        Subtype: "Form",
        BBox: [0, -room.under, room.width, room.height],
        Resources: { Font: { F: font } },
      }) as unknown as Piece;
      drawings.push(drawing);
      (doc.page.xobjects as Record<string, unknown>)[sign] = drawing;
      // Pages are measured from their top, and such a drawing from its foot.
      doc.addContent(`q 1 0 0 -1 ${right - room.width} ${y} cm /${sign} Do Q`);
    },
    /** Draws the numbers, now that it is known how many there are. */
    settle(say: (page: number, pages: number) => string): void {
      doc.font("Helvetica").fontSize(size);
      for (const [index, drawing] of drawings.entries()) {
        const text = say(index + 1, drawings.length);
        const left = (room.width - doc.widthOfString(text)).toFixed(2);
        drawing.end(`BT /F ${size} Tf 0.396 0.349 0.42 rg ${left} 0 Td ${quoted(text)} Tj ET`);
      }
    },
  };
}

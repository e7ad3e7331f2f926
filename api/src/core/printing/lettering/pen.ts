import { brush } from "./brush.ts";
import { type FontFiles } from "./fontFiles.ts";
import { type Hand, piecesOf, tidy } from "./piecesOf.ts";
import { leading, type Room, setLines } from "./setLines.ts";

/** Where a text stands: its middle across, and the baseline of its last line. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  /** What the text is to those who have the page read to them. */
  readonly tag?: "H1" | "P";
}

/** Writes texts into a PDF, whatever they are written in, with letters that are embedded. */
export function pen(doc: PDFKit.PDFDocument, fonts: FontFiles) {
  const { widthOf, draw } = brush(doc);

  /**
   * Writes a text into the middle of its room, as large as it fits; its last line stands at `y`. Answers false when there
   * is a letter in it that we can't draw: then nothing is written.
   */
  return async function write(content: string, hand: Hand, room: Room, place: Place): Promise<boolean> {
    const text = tidy(content);
    if (!(await piecesOf(text, hand, fonts))) return false;
    const piecesIn = async (line: string) => (await piecesOf(line, hand, fonts)) ?? [];
    const { lines, size } = await setLines(text, room, async (line) => widthOf(await piecesIn(line)));
    const drawn = await Promise.all(lines.map(piecesIn));
    doc.addStructure(
      doc.struct(place.tag ?? "P", { actual: text }, () => {
        doc.fillColor(place.color);
        for (const [index, pieces] of drawn.entries()) {
          const y = place.y - (drawn.length - 1 - index) * size * leading;
          draw(pieces, size, place.x - (widthOf(pieces) * size) / 2, y);
        }
      }),
    );
    return true;
  };
}

export type Write = ReturnType<typeof pen>;

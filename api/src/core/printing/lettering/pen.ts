import { brush } from "./brush.ts";
import { type FontFiles } from "./fontFiles.ts";
import { type Hand, piecesOf, tidy } from "./piecesOf.ts";
import { leading, type Room, setLines } from "./setLines.ts";

/** Horizontal center and baseline of the last line. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  /** The tag for screen readers. */
  readonly tag?: "H1" | "P";
}

/** Writes text in any script into a PDF with embedded fonts. */
export function pen(doc: PDFKit.PDFDocument, fonts: FontFiles) {
  const { widthOf, draw } = brush(doc);

  /**
   * Writes text centered, as large as fits, with its last line at `y`. Returns false, writing nothing, if a letter
   * has no font.
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

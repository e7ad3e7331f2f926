import { crc32 } from "node:zlib";
import { type FindPrivateParts, mostSegments, type PrivatePart } from "./privatePart.ts";

const telling = new Set(["eXIf", "tEXt", "zTXt", "iTXt"]);
/** An unknown chunk type that readers skip. */
const blankKind = Buffer.from("noTe");

/** The EXIF block and the texts of a PNG; each becomes an empty chunk of no meaning. */
export const inPng: FindPrivateParts = async (readAt, size) => {
  const found: PrivatePart[] = [];
  let at = 8;
  for (let count = 0; count < mostSegments && at + 12 <= size; count++) {
    const header = await readAt(at, 8);
    const length = header.readUInt32BE(0);
    const end = at + 12 + length;
    if (end > size) break;
    if (telling.has(header.toString("latin1", 4, 8))) {
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(Buffer.alloc(length), crc32(blankKind)));
      found.push({ start: at + 4, end: end - 4, head: blankKind }, { start: end - 4, end, head: sum });
    }
    at = end;
  }
  return found;
};

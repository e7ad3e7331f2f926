import { type FindPrivateParts, mostSegments, type PrivatePart } from "./privatePart.ts";

const telling = new Set(["EXIF", "XMP "]);
const blankKind = Buffer.from("JUNK");
const exifAndXmp = 0x0c;

/** The EXIF and XMP blocks of a WebP, and the flags that announce them. */
export const inWebp: FindPrivateParts = async (readAt, size) => {
  const found: PrivatePart[] = [];
  let at = 12;
  for (let count = 0; count < mostSegments && at + 8 <= size; count++) {
    const header = await readAt(at, 9);
    const kind = header.toString("latin1", 0, 4);
    const length = header.readUInt32LE(4);
    const end = Math.min(size, at + 8 + length);
    if (kind === "VP8X" && header.length === 9) {
      const flags = Buffer.from([header.readUInt8(8) & ~exifAndXmp]);
      found.push({ start: at + 8, end: at + 9, head: flags });
    } else if (telling.has(kind)) {
      found.push({ start: at, end: at + 4, head: blankKind }, { start: at + 8, end });
    }
    at = end + (length % 2);
  }
  return found;
};

import { type FindPrivateParts, mostSegments, type PrivatePart } from "./privatePart.ts";

const exifMark = Buffer.from("Exif\0\0");
const orientationTag = 0x0112;
const [startOfScan, endOfImage, app1, photoshop, comment] = [0xda, 0xd9, 0xe1, 0xed, 0xfe];

/** The EXIF, XMP and IPTC blocks and the comments of a JPEG; of EXIF only which way is up stays. */
export const inJpeg: FindPrivateParts = async (readAt, size) => {
  const found: PrivatePart[] = [];
  let at = 2;
  for (let count = 0; count < mostSegments && at < size; count++) {
    const header = await readAt(at, 4);
    const [mark, kind = endOfImage] = header;
    if (header.length < 4 || mark !== 0xff || kind === startOfScan || kind === endOfImage) break;
    const end = Math.min(size, at + 2 + header.readUInt16BE(2));
    const start = at + 4;
    if (kind === app1) {
      const head = orientationOnly(await readAt(start, end - start));
      found.push(head ? { start, end, head } : { start, end });
    } else if (kind === photoshop || kind === comment) found.push({ start, end });
    at = end;
  }
  return found;
};

/** An EXIF block that says nothing but the orientation of the one given; undefined for a block that is none. */
function orientationOnly(block: Buffer): Buffer | undefined {
  const tiff = block.subarray(exifMark.length);
  if (!block.subarray(0, exifMark.length).equals(exifMark) || tiff.length < 26) return undefined;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + 12 * index);
  const entry = entries.find((at) => at + 12 <= tiff.length && short(at) === orientationTag);
  if (entry === undefined) return undefined;
  const kept = Buffer.alloc(exifMark.length + 26);
  exifMark.copy(kept);
  kept.write("MM\0*", exifMark.length, "latin1");
  kept.writeUInt32BE(8, exifMark.length + 4);
  kept.writeUInt16BE(1, exifMark.length + 8);
  kept.writeUInt16BE(orientationTag, exifMark.length + 10);
  kept.writeUInt16BE(3, exifMark.length + 12);
  kept.writeUInt32BE(1, exifMark.length + 14);
  kept.writeUInt16BE(short(entry + 8), exifMark.length + 18);
  return kept;
}

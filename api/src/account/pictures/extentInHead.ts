/** Pixels across and down, and how many frames. */
interface Extent {
  readonly width: number;
  readonly height: number;
  readonly pages: number;
}

const bytesOfColors = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where blocks of data end, each of which begins with its length; the last is empty. */
function afterData(content: Buffer, from: number): number {
  let at = from;
  while (content[at]) at += 1 + (content[at] ?? 0);
  return at + 1;
}

/** The room that a GIF asks for: its screen and all of its frames, as far as they can be read. */
function ofGif(content: Buffer): Extent | undefined {
  if (content.length < 13) return undefined;
  let [width, height] = [content.readUInt16LE(6), content.readUInt16LE(8)];
  let pages = 0;
  let at = 13 + bytesOfColors(content.readUInt8(10));
  for (;;) {
    const kind = content[at];
    if (kind === 0x21) {
      at = afterData(content, at + 2);
    } else if (kind === 0x2c && at + 10 <= content.length) {
      width = Math.max(width, content.readUInt16LE(at + 1) + content.readUInt16LE(at + 5));
      height = Math.max(height, content.readUInt16LE(at + 3) + content.readUInt16LE(at + 7));
      pages += 1;
      at = afterData(content, at + 11 + bytesOfColors(content.readUInt8(at + 9)));
    } else {
      return { width, height, pages: Math.max(1, pages) };
    }
  }
}

function ofPng(content: Buffer): Extent | undefined {
  if (content.length < 24 || content.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20), pages: 1 };
}

/** The size that a GIF or PNG names itself, also if the rest can't be read; undefined if it names none, and for others. */
export function extentInHead(content: Buffer, mime: string): Extent | undefined {
  if (mime === "image/gif") return ofGif(content);
  return mime === "image/png" ? ofPng(content) : undefined;
}

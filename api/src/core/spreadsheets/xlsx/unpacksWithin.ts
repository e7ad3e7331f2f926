import { createInflateRaw } from "node:zlib";

const headerSignature = Buffer.from("PK\x03\x04", "latin1");
const headerSize = 30;
const mostParts = 2000;

/**
 * Whether an archive unpacks to at most `limit` bytes. Counts actual bytes, because archives can lie, and stops
 * early.
 */
export async function unpacksWithin(archive: Buffer, limit: number): Promise<boolean> {
  let left = limit;
  let parts = 0;
  for (let at = archive.indexOf(headerSignature); at !== -1; at = archive.indexOf(headerSignature, at + 4)) {
    parts += 1;
    if (parts > mostParts) return false;
    if (at + headerSize > archive.length) break;
    const start = at + headerSize + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    const isDeflated = archive.readUInt16LE(at + 8) === 8;
    if (isDeflated) left -= await unpackedSize(archive.subarray(start), left);
    if (left < 0) return false;
  }
  return true;
}

/** The unpacked size of a deflated part; counting stops beyond `most`. */
async function unpackedSize(piece: Buffer, most: number): Promise<number> {
  const inflate = createInflateRaw();
  let size = 0;
  try {
    inflate.end(piece);
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) break;
    }
  } catch {
    // What only looked like a packed part counts as far as it unpacked.
  }
  return size;
}

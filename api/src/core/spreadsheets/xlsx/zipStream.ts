import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

/** One file of an archive; its content is taken piece by piece, when the files before it are out. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
}

const version = 20;
// The sizes follow the content (bit 3), and names are UTF-8 (bit 11).
const flags = 0x0808;
const deflated = 8;
// 1 January 1980, midnight: the archive does not depend on when it was made.
const stamp = 0x0021_0000;

/** Streams a ZIP archive at constant memory. Archives of 4 GiB or more are refused because they need ZIP64. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const encoded = Buffer.from(name);
    const header = localHeader(encoded);
    yield header;
    const counts = { crc: 0, unpacked: 0 };
    let packed = 0;
    const deflate = createDeflateRaw({ level: 3, chunkSize: 2 ** 16 });
    // What goes wrong on the way in also breaks the iteration below, and is thrown there.
    pipeline(Readable.from(counted(content, counts)), deflate).catch(() => undefined);
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield chunk;
    }
    written.push({ name: encoded, offset, packed, ...counts });
    const descriptor = numbers([4, 0x0807_4b50], [4, counts.crc], [4, packed], [4, counts.unpacked]);
    yield descriptor;
    offset += header.length + packed + descriptor.length;
    if (offset >= 2 ** 32 || counts.unpacked >= 2 ** 32)
      throw new Error("The archive would be larger than 4 GiB");
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield numbers(
    [4, 0x0605_4b50],
    [4, 0],
    [2, written.length],
    [2, written.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
}

async function* counted(content: ZipEntry["content"], counts: { crc: number; unpacked: number }) {
  for await (const piece of content) {
    const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
    counts.crc = crc32(bytes, counts.crc);
    counts.unpacked += bytes.length;
    yield bytes;
  }
}

function localHeader(name: Buffer): Buffer {
  const fixed = numbers(
    [4, 0x0403_4b50],
    [2, version],
    [2, flags],
    [2, deflated],
    [4, stamp],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );
  return Buffer.concat([fixed, name]);
}

function directoryEntry({ name, offset, crc, packed, unpacked }: Written): Buffer {
  const fixed = numbers(
    [4, 0x0201_4b50],
    [2, version],
    [2, version],
    [2, flags],
    [2, deflated],
    [4, stamp],
    [4, crc],
    [4, packed],
    [4, unpacked],
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  );
  return Buffer.concat([fixed, name]);
}

/** Little-endian numbers one after the other, each of the bytes named first. */
function numbers(...fields: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

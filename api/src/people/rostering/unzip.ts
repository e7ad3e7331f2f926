import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";
import type { Language } from "@kindling/contract";
import { tableLimits } from "../../core/entities/tableLimits.ts";
import { unreadableFile } from "../../core/files/unreadableFile.ts";

const inflate = promisify(inflateRaw);

const endSignature = Buffer.from("PK\x05\x06", "latin1");
const entrySignature = 0x0201_4b50;
const mostEntries = 1000;
const encrypted = 1;
const deflated = 8;

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly offset: number;
}

/**
 * Unpacks the wanted files of a ZIP, in any folder. Sizes are checked while unpacking, not trusted.
 * @throws Refusal malformed or tooLarge.
 */
export async function unzip(
  archive: Buffer,
  wanted: readonly string[],
  language: Language,
  most: number = tableLimits.unpackedBytes,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let left = most;
  for (const entry of entriesOf(archive, language)) {
    const path = entry.name.toLowerCase();
    const name = wanted.find((each) => each.toLowerCase() === path.split(/[\\/]/).at(-1));
    if (!name || files.has(name) || path.startsWith("__macosx/")) continue;
    const content = await unpack(archive, entry, left, language);
    left -= content.length;
    files.set(name, content);
  }
  return files;
}

/** What the directory at the archive's end lists. */
function entriesOf(archive: Buffer, language: Language): Entry[] {
  const end = archive.lastIndexOf(endSignature);
  const entries: Entry[] = [];
  try {
    const count = archive.readUInt16LE(end + 10);
    if (end < 0 || count > mostEntries) throw new RangeError("Invalid central directory");
    let at = archive.readUInt32LE(end + 16);
    for (let i = 0; i < count; i++) {
      if (archive.readUInt32LE(at) !== entrySignature) throw new RangeError("Missing entry header");
      const nameLength = archive.readUInt16LE(at + 28);
      entries.push({
        flags: archive.readUInt16LE(at + 8),
        method: archive.readUInt16LE(at + 10),
        crc: archive.readUInt32LE(at + 16),
        packed: archive.readUInt32LE(at + 20),
        offset: archive.readUInt32LE(at + 42),
        name: archive.toString("utf8", at + 46, at + 46 + nameLength),
      });
      at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    }
  } catch {
    throw unreadableFile("archive", language);
  }
  return entries;
}

async function unpack(archive: Buffer, entry: Entry, most: number, language: Language): Promise<Buffer> {
  if (entry.flags & encrypted) throw unreadableFile("archive", language);
  let content: Buffer;
  try {
    const { offset, packed, method } = entry;
    const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    const piece = archive.subarray(start, start + packed);
    content = method === deflated ? await inflate(piece, { maxOutputLength: Math.max(1, most) }) : piece;
  } catch (error) {
    const isOver = (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE";
    throw unreadableFile(isOver ? "tooMuch" : "archive", language);
  }
  if (content.length > most) throw unreadableFile("tooMuch", language);
  if (crc32(content) !== entry.crc) throw unreadableFile("archive", language);
  return content;
}

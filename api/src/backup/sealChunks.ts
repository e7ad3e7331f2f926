import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import type { ArchiveKey } from "./archiveHeader.ts";

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

const chunkSize = 64 * 1024;
const cipher = "aes-256-gcm";

const markSize = ({ key }: ArchiveKey) => (key ? 16 : 32);

/**
 * The number of a chunk and whether it is the last, so that none can be left out, moved or appended. A key seals one archive,
 * so a number never comes twice.
 */
function placeOf(number: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(12);
  place.writeUIntBE(number, 5, 6);
  place.writeUInt8(isLast ? 1 : 0, 11);
  return place;
}

const hashOf = (bound: Buffer, place: Buffer, chunk: Buffer) =>
  createHash("sha256").update(bound).update(place).update(chunk).digest();

function seal({ key, bound }: ArchiveKey, chunk: Buffer, place: Buffer): Buffer {
  if (!key) return Buffer.concat([chunk, hashOf(bound, place, chunk)]);
  const encrypt = createCipheriv(cipher, key, place).setAAD(bound);
  return Buffer.concat([encrypt.update(chunk), encrypt.final(), encrypt.getAuthTag()]);
}

/** @throws if the chunk isn't the one that was sealed for this place. */
function open(archive: ArchiveKey, sealed: Buffer, place: Buffer): Buffer {
  const end = sealed.length - markSize(archive);
  if (end < 0) throw new Error("The last chunk is cut off");
  const [chunk, mark] = [sealed.subarray(0, end), sealed.subarray(end)];
  const { key, bound } = archive;
  if (key) {
    const decrypt = createDecipheriv(cipher, key, place, { authTagLength: 16 })
      .setAAD(bound)
      .setAuthTag(mark);
    return Buffer.concat([decrypt.update(chunk), decrypt.final()]);
  }
  if (!hashOf(bound, place, chunk).equals(mark)) throw new Error("A chunk has another checksum");
  return chunk;
}

/** Cuts bytes into pieces of one size; the last is shorter, but empty only if all is. */
async function* cut(bytes: Bytes, size: number): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const more of bytes) {
    held.push(more);
    length += more.length;
    if (length <= size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    for (; length - at > size; at += size) yield { piece: all.subarray(at, at + size), isLast: false };
    held = [all.subarray(at)];
    length -= at;
  }
  yield { piece: Buffer.concat(held), isLast: true };
}

/** Encrypts an archive's bytes in chunks, or adds a checksum to each if there is no key. */
export async function* sealChunks(archive: ArchiveKey, bytes: Bytes): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, isLast } of cut(bytes, chunkSize)) {
    yield seal(archive, piece, placeOf(number, isLast));
    number += 1;
  }
}

/**
 * Gives back what was sealed.
 * @throws if anything was changed, left out or added.
 */
export async function* openChunks(archive: ArchiveKey, bytes: Bytes): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, isLast } of cut(bytes, chunkSize + markSize(archive))) {
    yield open(archive, piece, placeOf(number, isLast));
    number += 1;
  }
}

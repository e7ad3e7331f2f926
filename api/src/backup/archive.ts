import { existsSync } from "node:fs";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { type AboutArchive, makeHeader, readHeader } from "./archiveHeader.ts";
import { BackupError, damaged } from "./backupError.ts";
import { type Manifest, readRecords, type TakePart } from "./records.ts";
import { openChunks, sealChunks } from "./sealChunks.ts";

/**
 * Writes an archive: compressed, then sealed. It gets its name once all of it is on the disk.
 * @throws BackupError if a file of that name is there.
 */
export async function writeArchive(
  place: string,
  told: Pick<AboutArchive, "made_at" | "portal" | "migration">,
  secret: string | undefined,
  records: AsyncIterable<Buffer>,
): Promise<void> {
  if (existsSync(place)) throw new BackupError(`${place} is there already.`);
  const pending = `${place}.part`;
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const header = await makeHeader(told, secret);
  // Opened before anything can fail: a stream that opens it itself may do so after it was removed.
  const file = await open(pending, "w", 0o600);
  try {
    await pipeline(
      Readable.from(records),
      createZstdCompress(),
      async function* (compressed: AsyncIterable<Buffer>) {
        yield header.bytes;
        yield* sealChunks(header, compressed);
      },
      file.createWriteStream({ flush: true }),
    );
    await rename(pending, place);
    await syncFolder(path.dirname(place));
  } finally {
    await file.close();
    await rm(pending, { force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** An archive that can be read, more than once. */
export interface Archive {
  readonly path: string;
  readonly about: AboutArchive;
  readonly size: number;
  /**
   * Hands over each part and returns the manifest; `advance` hears how many bytes of the file were read.
   * @throws BackupError if a byte isn't what was written.
   */
  read(take: TakePart, advance: (bytes: number) => void): Promise<Manifest>;
  close(): Promise<void>;
}

/** The taker of a part failed, which need not mean that the archive is damaged. */
class NotTaken extends Error {}

async function* intact<T, R>(content: AsyncGenerator<T, R>, place: string): AsyncGenerator<T, R> {
  try {
    return yield* content;
  } catch {
    throw damaged(place);
  }
}

/**
 * Opens an archive.
 * @throws BackupError if it can't be read, as far as its first bytes tell.
 */
export async function openArchive(place: string, secret: string | undefined): Promise<Archive> {
  const file = await open(place).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`Can't read the backup ${place} (${error.code ?? error.message}).`);
  });
  try {
    const header = await readHeader(file, place, secret);
    const { size } = await file.stat();
    return {
      path: place,
      about: header.about,
      size,
      async read(take, advance) {
        const sealed = readFrom(file, header.size, advance);
        const taking: TakePart = (head, content) =>
          take(head, intact(content, place)).catch((error: unknown) => {
            throw new NotTaken("", { cause: error });
          });
        const reading = (plain: AsyncIterable<Buffer>) => readRecords(plain, taking);
        try {
          return await pipeline(Readable.from(openChunks(header, sealed)), createZstdDecompress(), reading);
        } catch (error) {
          throw error instanceof NotTaken ? error.cause : damaged(place);
        }
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* readFrom(
  file: FileHandle,
  start: number,
  advance: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for (let position = start; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(2 ** 18), 0, 2 ** 18, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    advance(bytesRead);
    yield buffer.subarray(0, bytesRead);
  }
}

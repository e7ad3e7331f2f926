import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { z } from "zod";
import { BackupError, damaged } from "./backupError.ts";

/** Raised when older versions could no longer read what this one writes. */
const format = 1;

const magic = Buffer.from("Kindling backup\n");
const mostBytes = 64 * 1024;

const about = z.object({
  format: z.number().int(),
  /** When the backup was begun. */
  made_at: z.iso.datetime(),
  portal: z.string(),
  /** The newest migration of the database. */
  migration: z.string(),
  /** Of an encrypted backup: the salt of its key, and by what the right key is known. */
  salt: z.base64().optional(),
  check: z.base64().optional(),
});

export type AboutArchive = z.infer<typeof about>;

/** How the rest of an archive is read or written. */
export interface ArchiveKey {
  /** Unset means the rest is not encrypted. */
  readonly key: Buffer | undefined;
  /** The hash of the header, to which every chunk is bound. */
  readonly bound: Buffer;
}

const hashed = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

// 32 MB for less than a second, so that guessing a short key takes long.
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 };
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

async function keysOf(secret: string, salt: Buffer) {
  const bytes = await derive(secret.normalize("NFC"), salt, 64, cost);
  return { key: bytes.subarray(0, 32), check: bytes.subarray(32) };
}

/** The first bytes of an archive, and what the rest is sealed with: encrypted if there is a secret. */
export async function makeHeader(
  told: Pick<AboutArchive, "made_at" | "portal" | "migration">,
  secret: string | undefined,
): Promise<ArchiveKey & { readonly bytes: Buffer }> {
  const salt = randomBytes(32);
  const keys = secret === undefined ? undefined : await keysOf(secret, salt);
  const sealing = keys && { salt: salt.toString("base64"), check: keys.check.toString("base64") };
  const text = Buffer.from(JSON.stringify({ format, ...told, ...sealing }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const head = Buffer.concat([magic, length, text]);
  const bound = hashed(head);
  return { key: keys?.key, bound, bytes: Buffer.concat([head, bound]) };
}

/**
 * Reads the first bytes of an archive.
 * @throws BackupError if it is none, is damaged, is of a later version, or the secret isn't the one it was made with.
 */
export async function readHeader(
  file: FileHandle,
  path: string,
  secret: string | undefined,
): Promise<ArchiveKey & { readonly about: AboutArchive; readonly size: number }> {
  const read = async (position: number, size: number) => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(size), 0, size, position);
    if (bytesRead < size) throw damaged(path);
    return buffer;
  };
  const start = await read(0, magic.length + 4).catch(() => Buffer.alloc(magic.length + 4));
  if (!start.subarray(0, magic.length).equals(magic))
    throw new BackupError(`${path} isn't a backup of Kindling, or its first bytes are damaged.`);
  const length = start.readUInt32BE(magic.length);
  if (length > mostBytes) throw damaged(path);
  const text = await read(start.length, length);
  const bound = hashed(Buffer.concat([start, text]));
  const size = start.length + length + bound.length;
  if (!bound.equals(await read(start.length + length, bound.length))) throw damaged(path);
  const told: unknown = JSON.parse(text.toString());
  const later = z.object({ format: z.number().gt(format), portal: z.string() }).safeParse(told);
  if (later.success)
    throw new BackupError(
      `${path} was made by a later version of Kindling (${later.data.portal}). Restore it with that version.`,
    );
  const known = about.parse(told);
  return { about: known, bound, size, key: await keyOf(known, path, secret) };
}

async function keyOf({ salt, check }: AboutArchive, path: string, secret: string | undefined) {
  if (salt === undefined || check === undefined) return undefined;
  if (secret === undefined)
    throw new BackupError(`${path} is encrypted. Set BACKUP_KEY to the key that it was made with.`);
  const keys = await keysOf(secret, Buffer.from(salt, "base64"));
  const right = Buffer.from(check, "base64");
  if (right.length !== keys.check.length || !timingSafeEqual(right, keys.check))
    throw new BackupError(`${path} was encrypted with another key than the one in BACKUP_KEY.`);
  return keys.key;
}

import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { remoteStorage, type Storage } from "./core/files/storage.ts";

const megabyte = 2 ** 20;
/** Reserved space, released when the disk is full so that PostgreSQL can keep reading. */
const reserveSize = 32 * megabyte;
const leastFree = 16 * megabyte;
const lookEvery = 1000;

/**
 * Watches the data folder's disk. A reserve file is removed when the disk is full and recreated before writes resume.
 */
export function localStorage(dataDir: string): Storage {
  const { wasFull, foundFull } = remoteStorage();
  const looked = { at: Number.NEGATIVE_INFINITY, isFull: Promise.resolve(false) };
  const look = () => {
    looked.at = performance.now();
    // A disk that does not answer is no full one.
    looked.isFull = looked.isFull.then(() => isShort(dataDir)).catch(() => false);
    return looked.isFull;
  };
  setInterval(() => void look(), 5 * lookEvery).unref();
  return {
    isFull: () => (performance.now() - looked.at > lookEvery ? look() : looked.isFull),
    wasFull,
    foundFull() {
      foundFull();
      void look();
    },
  };
}

/** Whether a disk has less room than writes need; it gives the reserve back, or takes it again. */
async function isShort(dataDir: string): Promise<boolean> {
  const reserve = path.join(dataDir, "reserve");
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  if (free < leastFree) await rm(reserve, { force: true });
  if (free < leastFree || existsSync(reserve)) return free < leastFree;
  if (free < reserveSize + 2 * leastFree) return true;
  // Random bytes, which no file system packs.
  await writeFile(reserve, randomBytes(reserveSize), { mode: 0o600 });
  return false;
}

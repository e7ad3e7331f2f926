import { type FileHandle, open, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { isInRange } from "./askRange.ts";
import type { IsListed } from "./breachedPasswords.ts";

/** As the downloader of Pwned Passwords writes them: a SHA-1 hash, a colon and a count. */
const line = /^[0-9A-F]{40}:\d+\r?$/i;

/** More than a line has. */
const lineBytes = 128;

/** Below this size a part of the file is read whole. */
const partBytes = 4096;

/** Searches a downloaded list: one file sorted by hash, or a folder with a file for each five digits. */
export function searchHashes(place: string): IsListed {
  return async (hash) => {
    if ((await stat(place)).isDirectory()) {
      const text = await readFile(join(place, `${hash.slice(0, 5)}.txt`), "utf8");
      return isInRange(text, hash.slice(5));
    }
    const file = await open(place);
    try {
      return await bisect(file, (await file.stat()).size, hash);
    } finally {
      await file.close();
    }
  };
}

async function readPart(file: FileHandle, start: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.toString("latin1", 0, bytesRead);
}

/** Halves the part of the file that can hold the hash; its start is always the start of a line. */
async function bisect(file: FileHandle, size: number, hash: string): Promise<boolean> {
  let [start, end] = [0, size];
  while (end - start > partBytes) {
    const middle = Math.floor((start + end) / 2);
    const [cut = "", next = ""] = (await readPart(file, middle, 2 * lineBytes)).split("\n");
    if (!line.test(next)) throw new Error("The list of breached passwords isn't one of sorted SHA-1 hashes");
    if (next.slice(0, hash.length).toUpperCase() <= hash) start = middle + cut.length + 1;
    else end = middle;
  }
  const lines = (await readPart(file, start, end - start + lineBytes)).split("\n");
  if (!line.test(lines[0] ?? "")) throw new Error("The list of breached passwords has lines of another kind");
  return lines.some((each) => each.slice(0, hash.length).toUpperCase() === hash);
}

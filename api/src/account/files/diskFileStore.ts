import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { type FileStore, judging, plainName } from "../../core/files/fileStore.ts";
import { randomToken } from "../../core/server/tokens.ts";

/** Has the names in a folder outlive a power failure. */
async function flushNames(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Keeps files in a folder, each under its unguessable key; a half-written one never gets its final name, and one that was
 * kept outlives a power failure.
 */
export function diskFileStore(folder: string): FileStore {
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), path.basename(key));
  return {
    place: folder,
    async keep(stream, name, limitFor, language, { key = randomToken() } = {}) {
      const place = placeOf(key);
      const pending = `${place}.part`;
      const made = await mkdir(path.dirname(place), { recursive: true });
      const judge = judging(limitFor, language);
      try {
        await pipeline(stream, judge.transform, createWriteStream(pending, { mode: 0o600, flush: true }));
        const { mime, size } = judge.verdict();
        await rename(pending, place);
        // Another upload may have made the folder just now, so that its own name isn't on the disk yet.
        const above = made === folder ? [path.dirname(folder)] : [];
        await Promise.all([path.dirname(place), folder, ...above].map(flushNames));
        return { key, name: plainName(name), mime, size };
      } catch (error) {
        await rm(pending, { force: true });
        throw error;
      }
    },
    async open(key, range) {
      const info = await stat(placeOf(key)).catch(() => undefined);
      return info?.isFile() ? { stream: createReadStream(placeOf(key), range), size: info.size } : undefined;
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
    async *list() {
      const folders = await readdir(folder).catch(() => []);
      for (const each of folders) {
        for (const name of await readdir(path.join(folder, each)).catch(() => [])) {
          const info = await stat(path.join(folder, each, name)).catch(() => undefined);
          if (info?.isFile()) yield { name, modified: info.mtime };
        }
      }
    },
  };
}

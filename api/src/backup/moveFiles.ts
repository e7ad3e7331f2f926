import pLimit from "p-limit";
import type { FileStore } from "../core/files/fileStore.ts";
import { keepCopy } from "./keepCopy.ts";
import type { Progress } from "./progress.ts";

/** What was copied from one store to another. */
export interface MovedFiles {
  readonly copied: number;
  readonly bytes: number;
  /** How many were there already. */
  readonly known: number;
}

const atOnce = 4;
const isWhole = (name: string) => !name.endsWith(".part");

async function namesIn(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list()) if (isWhole(name)) names.push(name);
  return names;
}

/**
 * Copies each file that one store has and another lacks; nothing is removed. The portal may run meanwhile: what is uploaded
 * to the first store later is copied by another call, and a file that is deleted there meanwhile is left out.
 */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  progress: Progress,
  signal: AbortSignal,
): Promise<MovedFiles> {
  const there = new Set(await namesIn(to));
  const all = await namesIn(from);
  const lacking = all.filter((name) => !there.has(name));
  const limit = pLimit(atOnce);
  let copied = 0;
  let bytes = 0;
  let looked = 0;
  const copy = async (key: string) => {
    signal.throwIfAborted();
    const opened = await from.open(key);
    looked += 1;
    if (!opened) return;
    await keepCopy(to, key, opened.stream);
    copied += 1;
    bytes += opened.size;
    progress.at(looked / lacking.length, `${copied} files`);
  };
  try {
    await Promise.all(lacking.map((key) => limit(copy, key)));
  } finally {
    limit.clearQueue();
  }
  return { copied, bytes, known: all.length - lacking.length };
}

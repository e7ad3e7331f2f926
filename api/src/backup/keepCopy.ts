import { Readable } from "node:stream";
import type { FileStore } from "../core/files/fileStore.ts";

/** It was judged when it was uploaded; one that was damaged since is kept as it is. */
const anyFile = () => ({ types: [], max_mb: Number.POSITIVE_INFINITY });

/** Puts a copy of a kept file into a store, under the same key. */
export async function keepCopy(files: FileStore, key: string, content: AsyncIterable<Buffer>): Promise<void> {
  await files.keep(Readable.from(content), key, anyFile, "en", { key });
}

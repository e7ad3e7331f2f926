import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { diskFileStore } from "../src/account/files/diskFileStore.ts";
import type { FileStore } from "../src/core/files/fileStore.ts";

/** A file store of a test file's own, gone when its tests are done. */
export async function tempFileStore(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), "kindling-files-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return diskFileStore(folder);
}

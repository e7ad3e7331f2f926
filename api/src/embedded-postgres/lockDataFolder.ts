import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process uses the data folder. */
export class DataFolderInUse extends Error {}

/**
 * Locks a data folder for this process and returns the release function. The SQLite lock ends with the process, so it
 * is never stale.
 * @throws DataFolderInUse if another process has it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, "lock"));
  const holder = join(dataDir, "lock-holder");
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!/locked/.test(String(error))) throw error;
    throw new DataFolderInUse(
      `Another Kindling${holderName(holder)} is already running on ${dataDir}. ` +
        "Stop it first, or set DATA_DIR to another folder.",
    );
  }
  writeFileSync(holder, String(process.pid));
  return () => {
    if (lock.isOpen) lock.close();
  };
}

function holderName(path: string): string {
  try {
    return ` (process ${readFileSync(path, "utf8")})`;
  } catch {
    return "";
  }
}

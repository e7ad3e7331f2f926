import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { createDatabase, type Db, sole } from "../core/database.ts";
import { type Settings, SettingsError } from "../core/settings.ts";
import { spellCommand } from "../core/spellCommand.ts";

/** A file in the data folder for as long as a restore isn't known to be done. It names the store of files. */
export function restoreMark(dataDir: string) {
  const file = path.join(dataDir, "restoring");
  return {
    file,
    isThere: () => existsSync(file),
    /** Whether a restore that wasn't done filled this store. */
    names: (place: string) => existsSync(file) && readFileSync(file, "utf8") === place,
    async set(place: string) {
      await mkdir(dataDir, { recursive: true });
      await writeFile(file, place, { flush: true });
    },
    remove: () => rm(file, { force: true }),
  };
}

/** The restore's transaction is in the database, or nothing of it is. */
async function isRestored(db: Db): Promise<boolean> {
  const table = sql`select to_regclass('public.users') is not null as there`;
  if (!(await sole<{ there: boolean }>(db, table)).there) return false;
  return (await sole<{ held: boolean }>(db, sql`select exists (select from users) as held`)).held;
}

/**
 * Removes the mark of a restore that ended between its commit and its last step. Costs nothing without a mark.
 * @throws SettingsError if the restore ended before its commit: files without rows are there.
 */
export async function settleRestore(
  db: Db,
  { dataDir, databaseOwnerUrl }: Pick<Settings, "dataDir" | "databaseOwnerUrl">,
): Promise<void> {
  const mark = restoreMark(dataDir);
  if (!mark.isThere()) return;
  // The portal's own user may read nothing yet.
  const owner = databaseOwnerUrl ? createDatabase(databaseOwnerUrl) : undefined;
  try {
    if (await isRestored(owner ?? db)) return await mark.remove();
  } finally {
    await owner?.destroy();
  }
  throw new SettingsError(
    `A restore ended before it was done (${mark.file}). Run ${spellCommand("restore")} again with the backup, ` +
      "or set DATA_DIR to a folder that doesn't exist yet to begin without it.",
  );
}

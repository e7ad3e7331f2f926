import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import type { FileStore } from "../core/files/fileStore.ts";
import { BackupError } from "./backupError.ts";
import { quoted, readMigrations, readTables } from "./catalog.ts";

/** Tables in which migrations and the first start leave rows; others have none before people come. */
const filledAtFirst = [
  "ledger_settings",
  "organization",
  "point_rates",
  "public_page",
  "retention",
  "sign_in_rules",
  "standards",
];

/**
 * Checks that a database holds nothing that a restore would put an end to: no rows, and no tables that aren't the portal's.
 * @throws BackupError if it does.
 */
export async function refuseFilledDatabase(client: Client): Promise<void> {
  const isPortal = (await readMigrations(client)).length > 0;
  for (const { name } of await readTables(client)) {
    if (!isPortal)
      throw new BackupError(
        `The database has a table "${name}", which isn't the portal's. Restore into a database without tables.`,
      );
    if (filledAtFirst.includes(name)) continue;
    const { rows } = await client.query<{ held: boolean }>(
      `select exists (select from public.${quoted(name)}) as held`,
    );
    if (rows[0]?.held)
      throw new BackupError(
        `The database isn't empty: there are rows in its table "${name}". Restore into an empty database, ` +
          "such as that of a DATA_DIR that doesn't exist yet.",
      );
  }
}

/** @throws BackupError if there are files, telling the setting that names another place for them. */
export async function refuseKeptFiles(files: FileStore, setting: string): Promise<void> {
  for await (const { name } of files.list())
    throw new BackupError(
      `There are files in ${files.place}, such as ${name}. Restore into an empty place: set ${setting} to another one.`,
    );
}

/**
 * Checks that the data folder has no token secret, or the backup's: another one opens what another portal has.
 * @throws BackupError if it has another.
 */
export async function refuseOtherSecret(dataDir: string, secret: string): Promise<void> {
  const kept = await readFile(path.join(dataDir, "token-secret"), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    },
  );
  if (kept !== undefined && kept.trim() !== secret)
    throw new BackupError(
      `There is another token secret in ${dataDir}. Set DATA_DIR to a folder that doesn't exist yet.`,
    );
}

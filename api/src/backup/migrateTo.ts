import { Migrator } from "kysely/migration";
import { createDatabase } from "../core/database.ts";
import { doneMigrations, getMigrations, migrationNames } from "../core/migrate.ts";
import { BackupError } from "./backupError.ts";

/**
 * Checks that this version knows the newest migration of a backup.
 * @throws BackupError if it doesn't.
 */
export async function refuseLater(path: string, migration: string, portal: string): Promise<void> {
  if ((await migrationNames()).includes(migration)) return;
  throw new BackupError(
    `${path} was made by a later version of Kindling (${portal}, unknown migration ${migration}). Update this one first.`,
  );
}

/**
 * Gives an empty database the tables that a backup was made of.
 * @throws BackupError if it has been given later ones, or the backup was made of others.
 */
export async function migrateTo(
  connection: Parameters<typeof createDatabase>[0],
  wanted: readonly string[],
): Promise<void> {
  const db = createDatabase(connection);
  try {
    const later = (await doneMigrations(db)).filter((name) => !wanted.includes(name));
    if (later.length > 0)
      throw new BackupError(
        "This version has prepared the database already, and the backup is of an earlier one. Restore into a database " +
          "without tables, such as that of a DATA_DIR that doesn't exist yet.",
      );
    const migrator = new Migrator({ db, provider: { getMigrations } });
    const { error } = await migrator.migrateTo(wanted.at(-1) ?? "");
    if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error));
    const done = (await doneMigrations(db)).toSorted();
    if (JSON.stringify(done) !== JSON.stringify(wanted.toSorted()))
      throw new BackupError(
        "The backup was made of other tables than this version knows. Restore it with that version.",
      );
  } finally {
    await db.destroy();
  }
}

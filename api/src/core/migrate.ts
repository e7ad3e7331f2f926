import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { type Db, first } from "./database.ts";
import { SettingsError } from "./settings.ts";

const folder = path.resolve(import.meta.dirname, "../../migrations");

/** Brings the database to the newest shape; returns the names of the migrations that ran. */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  await refuseNewer(db);
  const { error, results } = await migrator.migrateToLatest();
  if (error)
    throw error instanceof Error
      ? error
      : new Error(`Couldn't migrate the database: ${JSON.stringify(error)}`);
  return (results ?? []).map((result) => result.migrationName);
}

/**
 * Checks that the database wasn't migrated by a later version.
 * @throws SettingsError if it was.
 */
async function refuseNewer(db: Db): Promise<void> {
  const table = await first<{ name: string | null }>(
    db,
    sql`select to_regclass('kysely_migration')::text as name`,
  );
  if (!table?.name) return;
  const known = Object.keys(await getMigrations());
  const newer = await first<{ name: string }>(
    db,
    sql`select name from kysely_migration where name <> all(${known}::text[]) order by name desc limit 1`,
  );
  if (!newer) return;
  throw new SettingsError(
    `The database was made by a later version of Kindling (unknown migration ${newer.name}). ` +
      "Start that version, or restore a backup from before the update.",
  );
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => /^\d+_\w+\.ts$/.test(name)).sort();
  const entries = names.map(async (name) => {
    const url = pathToFileURL(path.join(folder, name)).href;
    return [name.replace(/\.ts$/, ""), (await import(url)) as Migration] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

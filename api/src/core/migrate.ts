import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Db, first, insistently, rows } from "./database.ts";
import { SettingsError } from "./settings.ts";

const folder = path.resolve(import.meta.dirname, "../../migrations");

/**
 * Brings the database to the newest shape; returns the names of the migrations that ran. Tries again where clients of the
 * version before stood in the way.
 */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const known = await migrationNames();
  const done = await doneMigrations(db);
  refuseNewer(done.filter((name) => !known.includes(name)));
  if (done.length === known.length) return [];
  const { Migrator } = await import("kysely/migration");
  return insistently(async () => {
    const { error, results } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
    if (error instanceof Error) throw error;
    if (error) throw new Error(`Couldn't migrate the database: ${JSON.stringify(error)}`);
    return (results ?? []).map((result) => result.migrationName);
  });
}

export async function doneMigrations(db: Db): Promise<string[]> {
  const table = await first<{ name: string | null }>(
    db,
    sql`select to_regclass('kysely_migration')::text as name`,
  );
  if (!table?.name) return [];
  const done = await rows<{ name: string }>(db, sql`select name from kysely_migration order by name desc`);
  return done.map(({ name }) => name);
}

/**
 * Checks that the database wasn't migrated by a later version.
 * @throws SettingsError if it was.
 */
function refuseNewer([newest]: readonly string[]): void {
  if (!newest) return;
  throw new SettingsError(
    `The database was made by a later version of Kindling (unknown migration ${newest}). ` +
      "Start that version, or restore a backup from before the update.",
  );
}

export async function migrationNames(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+_\w+\.ts$/.test(name));
  return names.map((name) => name.replace(/\.ts$/, "")).sort();
}

export async function getMigrations(): Promise<Record<string, Migration>> {
  const entries = (await migrationNames()).map(async (name) => {
    const url = pathToFileURL(path.join(folder, `${name}.ts`)).href;
    return [name, (await import(url)) as Migration] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

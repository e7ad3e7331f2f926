import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Migration, Migrator } from "kysely/migration";
import type { Db } from "./database.ts";

const folder = path.resolve(import.meta.dirname, "../../migrations");

/** Brings the database to the newest shape; answers the names of the migrations that ran. */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error)
    throw error instanceof Error
      ? error
      : new Error(`The database could not be brought up to date: ${JSON.stringify(error)}`);
  return (results ?? []).map((result) => result.migrationName);
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => /^\d+_\w+\.ts$/.test(name)).sort();
  const entries = names.map(async (name) => {
    const url = pathToFileURL(path.join(folder, name)).href;
    return [name.replace(/\.ts$/, ""), (await import(url)) as Migration] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Client, PoolConfig } from "pg";
import { afterAll, inject } from "vitest";
import { connect, quoted, readTables } from "../src/backup/catalog.ts";
import { type Backup, type BackupKit, makeBackup } from "../src/backup/makeBackup.ts";
import { silent } from "../src/backup/progress.ts";
import { restoreBackup } from "../src/backup/restoreBackup.ts";
import { sole } from "../src/core/database.ts";
import { createTestRole } from "./applicationRole.ts";
import type { TestApp } from "./buildApp.ts";
import { createTestDatabase, databaseNamed, runOn } from "./testDatabase.ts";

/** A folder of a test file's own, gone when its tests are done. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kindling-backup-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Every row of every table as text. */
export async function allRows(client: Client): Promise<Record<string, string[]>> {
  const tables = await readTables(client);
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from public.${quoted(name)} t order by t::text collate "C"`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** What a database is made of: columns, constraints, indexes and triggers that work. */
export async function allDefinitions(connection: PoolConfig): Promise<string[]> {
  const client = await connect(connection);
  const { rows } = await client.query<{ line: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indexrelid
      where c.relnamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select table_name || '.' || column_name || ' ' || data_type from information_schema.columns
      where table_schema = 'public'
    order by 1`);
  await client.end();
  return rows.map(({ line }) => line);
}

/** Where the sequences of a database go on. */
export async function allSequences(connection: PoolConfig): Promise<Record<string, string>> {
  const client = await connect(connection);
  const { rows } = await client.query<{ name: string; value: string }>(
    "select sequencename as name, coalesce(last_value, 0)::text as value from pg_sequences where schemaname = 'public'",
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The hash of every file in a folder. */
export async function allFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const hash = async ({ parentPath, name }: (typeof files)[number]) =>
    createHash("sha256")
      .update(await readFile(join(parentPath, name)))
      .digest("hex");
  const hashes: Record<string, string> = {};
  for (const file of files) hashes[file.name] = await hash(file);
  return hashes;
}

/** Ways to back up the database and files of a test's server, and to restore them elsewhere. */
export async function backupWorld({ db, services }: TestApp) {
  const { name } = await sole<{ name: string }>(db, sql`select current_database() as name`);
  let owned = 0;
  const server = inject("server");
  const connection = databaseNamed(server, name);
  const backupDir = await tempFolder();
  const backupKey = "a key of these tests";
  let minute = 0;
  return {
    connection,
    backupDir,
    backupKey,
    backUp(more: Partial<BackupKit> = {}, settings: Partial<BackupKit["settings"]> = {}): Promise<Backup> {
      minute += 1;
      return makeBackup({
        connection,
        settings: { ...services.settings, backupDir, backupKey, ...settings },
        now: new Date(Date.UTC(2026, 8, 15, 12, minute)),
        progress: silent,
        ...more,
      });
    },
    restore: (
      path: string,
      into: PoolConfig,
      dataDir: string,
      key: string | undefined = backupKey,
      filesUrl?: string,
    ) =>
      restoreBackup(path, {
        settings: { dataDir, backupKey: key, filesUrl },
        connect: () => Promise.resolve(into),
        progress: silent,
      }),
    /** A migrated database without people. */
    async emptyDatabase(): Promise<PoolConfig> {
      const database = await createTestDatabase();
      afterAll(() => database.drop());
      return database.connection;
    },
    /** A database without tables, whose owner has no special rights. */
    async ownedDatabase(): Promise<PoolConfig> {
      owned += 1;
      const database = `${name}_owned_${owned}`;
      await runOn(server, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
      const role = await createTestRole(server, databaseNamed(server, database));
      await runOn(server, `ALTER DATABASE ${database} OWNER TO ${role.name}`);
      afterAll(async () => {
        await runOn(server, `DROP DATABASE ${database} WITH (FORCE)`);
        await role.drop();
      });
      return role.connection;
    },
  };
}

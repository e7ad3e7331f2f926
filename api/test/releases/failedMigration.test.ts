import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { districtEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { PoolConfig } from "pg";
import { expect, inject, test } from "vitest";
import { migrateTo } from "../../src/backup/migrateTo.ts";
import { createDatabase, type Db, rows, sole } from "../../src/core/database.ts";
import { getMigrations, migrateToLatest, migrationNames } from "../../src/core/migrate.ts";
import { allDefinitions, backupWorld, tempFolder } from "../backups.ts";
import { buildApp } from "../buildApp.ts";
import { databaseNamed, urlOf } from "../testDatabase.ts";

const kit = await buildApp();
const { connection: ownConnection, ownedDatabase } = await backupWorld(kit);

/** Starts this version on a database; answers how it ended and what it said. */
async function start(database: PoolConfig): Promise<{ code: number | null; said: string }> {
  const dataDir = await tempFolder();
  const portal = spawn(process.execPath, [join(import.meta.dirname, "../../src/main.ts")], {
    cwd: dataDir,
    env: {
      ...process.env,
      DATABASE_URL: urlOf(database),
      DATA_DIR: dataDir,
      TOKEN_SECRET: "a secret that only this test knows",
      PORT: "0",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said] = await Promise.all([text(portal.stderr), once(portal, "exit")]);
  return { code: portal.exitCode, said };
}

test("a migration that fails ends the start and leaves the database as the version before knows it", async () => {
  const connection = await ownedDatabase();
  const names = await migrationNames();
  const before = names.slice(0, names.indexOf("065_lead_links"));
  await migrateTo(connection, before.slice(0, -1));
  const db = createDatabase(connection);
  await sql`alter table lead_submissions add column link_name text`.execute(db);
  const stood = await allDefinitions(connection);
  await expect(migrateToLatest(db)).rejects.toThrow(
    'column "link_name" of relation "lead_submissions" already exists',
  );
  expect(await start(connection)).toEqual({
    code: 1,
    said: expect.stringContaining('column "link_name" of relation "lead_submissions" already exists'),
  });
  expect(await allDefinitions(connection)).toEqual(stood);
  await sql`alter table lead_submissions drop column link_name`.execute(db);
  expect(await migrateToLatest(db)).toEqual(names.slice(before.length - 1));
  await db.destroy();
});

test("the version before goes on serving while a later one fails to migrate", async () => {
  const { call, db, signInAs } = kit;
  const as = await signInAs("Super Admin");
  const addDistrict = async (name: string) =>
    (await call(districtEndpoints.create, { as, body: { name } })).status;
  const stood = await allDefinitions(ownConnection);
  const tomorrow = {
    async up(tx: Db) {
      await sql`create table tomorrow (id int)`.execute(tx);
      await sql`alter table mails add column tomorrow int`.execute(tx);
      expect(await addDistrict("Meanwhile")).toBe(201);
      await sql`alter table districts add column tomorrow int`.execute(tx);
      await sql`select 1 / 0`.execute(tx);
    },
  };
  const provider = { getMigrations: async () => ({ ...(await getMigrations()), "999_tomorrow": tomorrow }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  expect(String(error)).toContain("division by zero");
  expect(await allDefinitions(ownConnection)).toEqual(stood);
  expect(await migrateToLatest(db)).toEqual([]);
  expect(await addDistrict("Afterwards")).toBe(201);
  const { body } = await call(districtEndpoints.list, { as });
  expect(body.data.map(({ name }) => name)).toEqual(["Meanwhile", "Afterwards"]);
});

test("a migration that a client of the version before locks out is tried again", async () => {
  const connection = await ownedDatabase();
  const names = await migrationNames();
  await migrateTo(connection, names.slice(0, names.indexOf("125_blanked_files")));
  const db = createDatabase(connection);
  const { name } = await sole<{ name: string }>(db, sql`select current_database()::text as name`);
  const older = createDatabase(databaseNamed(inject("server"), name));
  let migrating: Promise<string[]> | undefined;
  await older.transaction().execute(async (tx) => {
    // The migration looks for a deadlock first, so that it is the one that is ended.
    await sql`set local deadlock_timeout = '20s'`.execute(tx);
    await sql`lock table payments in access share mode`.execute(tx);
    migrating = migrateToLatest(db);
    await expect
      .poll(async () => (await rows(older, sql`select from pg_locks where not granted`)).length)
      .toBeGreaterThan(0);
    await sql`select from files limit 1`.execute(tx);
  });
  expect(await migrating).toContain("126_payment_address");
  await Promise.all([db.destroy(), older.destroy()]);
});

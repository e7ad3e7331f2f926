import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrateTo } from "../../src/backup/migrateTo.ts";
import { createDatabase } from "../../src/core/database.ts";
import { migrateToLatest, migrationNames } from "../../src/core/migrate.ts";
import { allDefinitions, backupWorld } from "../backups.ts";
import { buildApp } from "../buildApp.ts";

const { ownedDatabase } = await backupWorld(await buildApp());

test("a migration that fails leaves the database as the version before knows it", async () => {
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
  expect(await allDefinitions(connection)).toEqual(stood);
  await sql`alter table lead_submissions drop column link_name`.execute(db);
  expect(await migrateToLatest(db)).toEqual(names.slice(before.length - 1));
  await db.destroy();
});

import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/testDatabase.ts";
import { createDatabase, isoMoment, sole } from "./database.ts";

/** A database with PostgreSQL's default settings, including JIT. */
async function compilingDatabase(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  onTestFinished(() => made.drop());
  const client = new pg.Client(made.connection);
  await client.connect();
  await client.query(
    `do $$ begin execute format('alter database %I set jit = on', current_database()); end $$`,
  );
  await client.end();
  return made;
}

test("statements are not compiled before they run, whatever the database is set to", async () => {
  const { connection } = await compilingDatabase();
  const bare = new pg.Client(connection);
  await bare.connect();
  expect((await bare.query("show jit")).rows).toEqual([{ jit: "on" }]);
  await bare.end();

  const db = createDatabase({ ...connection, max: 3 });
  onTestFinished(() => db.destroy());
  const asked = Array.from({ length: 3 }, () =>
    sole<{ jit: string; pid: number }>(
      db,
      sql`select current_setting('jit') as jit, pg_backend_pid() as pid`,
    ),
  );
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(3);
  expect(answers.map(({ jit }) => jit)).toEqual(["off", "off", "off"]);
});

test.for([
  "2026-11-23 06:36:59+00",
  "2026-11-23 06:36:59.1+00",
  "2026-11-23 06:36:59.12+00",
  "2026-11-23 06:36:59.999999+00",
  "0001-01-01 00:00:00.000001+00",
  "2026-11-23 06:36:59.123456-05",
  "2026-11-23 06:36:59.5+05:30",
])("the moment %s is the one that Date makes of it", (text) => {
  expect(isoMoment(text)).toBe(new Date(text).toISOString());
});

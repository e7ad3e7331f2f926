import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../test/testDatabase.ts";
import { createDatabase, type Db, insistently, rows, sole, transaction } from "./database.ts";
import { among } from "./entities/entity.ts";

/** A database with a table, and one connection to it. */
async function oneConnection(): Promise<Db> {
  const made = await createTestDatabase();
  const db = createDatabase({ ...made.connection, max: 1 });
  onTestFinished(async () => {
    await db.destroy();
    await made.drop();
  });
  await sql`create table kites as select 1 as id, 'red' as color`.execute(db);
  return db;
}

const kites = (db: Db) => rows<object>(db, sql`select * from kites where id = ${1}`);

async function often<T>(work: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  while (answers.length < 4) answers.push(await work());
  return answers;
}

const prepared = async (db: Db) => {
  const found = await rows<{ statement: string }>(db, sql`select statement from pg_prepared_statements`);
  return found.map(({ statement }) => statement);
};

test("a statement that comes often is prepared, one that comes once isn't", async () => {
  const db = await oneConnection();
  await sole(db, sql`select ${1}::int as once`);
  expect(await often(() => kites(db))).toEqual(Array(4).fill([{ id: 1, color: "red" }]));
  expect(await prepared(db)).toEqual(["select * from kites where id = $1"]);
});

test("rows that are found by their ids aren't planned anew each time", async () => {
  const db = await oneConnection();
  await sql`create table many (id int primary key)`.execute(db);
  await sql`insert into many select generate_series(1, 10000)`.execute(db);
  await sql`analyze many`.execute(db);
  for (const ids of [[1], [2], [3, 4, 5, 6], [7], [8], [9], [10, 11], [12], [13], [14]]) {
    const found = await rows<{ id: number }>(db, sql`select id from many where id = ${among(ids)}`);
    expect(found.map(({ id }) => id)).toEqual(ids);
  }
  const plans = await rows(
    db,
    sql`select generic_plans > 0 as kept, custom_plans from pg_prepared_statements`,
  );
  expect(plans).toEqual([{ kept: true, custom_plans: 5 }]);
});

test("of texts without end only some are kept", async () => {
  const db = await oneConnection();
  for (let each = 0; each < 320; each++) await often(() => rows(db, sql`select ${sql.lit(each)}, ${1}::int`));
  expect((await prepared(db)).length).toBe(300);
});

test("a column added by a migration elsewhere fails nobody", async () => {
  const db = await oneConnection();
  await often(() => kites(db));
  await sql`alter table kites add column tail int`.execute(db);
  const now = [{ id: 1, color: "red", tail: null }];
  expect(await often(() => kites(db))).toEqual(Array(4).fill(now));
});

test("nor does one while a transaction is under way", async () => {
  const db = await oneConnection();
  await often(() => kites(db));
  await sql`alter table kites add column tail int`.execute(db);
  const found = await insistently(() =>
    transaction(db, async (tx) => {
      await sql`update kites set tail = coalesce(tail, 0) + 1`.execute(tx);
      return kites(tx);
    }),
  );
  expect(found).toEqual([{ id: 1, color: "red", tail: 1 }]);
});

test("behind a pooler that lends its connections to several, statements are sent as they are", async () => {
  const db = await oneConnection();
  await often(() => kites(db));
  // As if another connection of the pooler's answered.
  await sql`deallocate all`.execute(db);
  expect(await often(() => kites(db))).toEqual(Array(4).fill([{ id: 1, color: "red" }]));
  expect(await prepared(db)).toEqual([]);
});

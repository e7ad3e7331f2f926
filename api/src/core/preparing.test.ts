import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../test/testDatabase.ts";
import { createDatabase, type Db, insistently, rows, sole, together, transaction } from "./database.ts";
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

const paint = (db: Db, color: string, id = 1) =>
  sql`update kites set color = ${color}, id = case when ${color} = 'none' then null else id end where id = ${id}`.execute(
    db,
  );

test("a transaction counts as a whole from its first statement on, which comes with BEGIN", async () => {
  const db = await oneConnection();
  await sql`alter table kites alter column id set not null`.execute(db);
  const failing = ["blue", "green", "white", "black"].map((color) => async () => {
    await expect(
      transaction(db, async (tx) => {
        await paint(tx, color);
        await paint(tx, "none");
      }),
    ).rejects.toThrow(/null value/);
    await expect(transaction(db, (tx) => paint(tx, "none"))).rejects.toThrow(/null value/);
    expect(await kites(db)).toEqual([{ id: 1, color: "red" }]);
  });
  for (const fail of failing) await fail();
  const painted = await often(() => transaction(db, (tx) => paint(tx, "blue")));
  expect(painted.map(({ numAffectedRows }) => numAffectedRows)).toEqual(Array(4).fill(1n));
  expect(await kites(db)).toEqual([{ id: 1, color: "blue" }]);
});

test("a transaction may begin with several statements in one, or do nothing", async () => {
  const db = await oneConnection();
  await transaction(db, async () => undefined);
  await expect(transaction(db, () => Promise.reject(new Error("calm")))).rejects.toThrow("calm");
  await transaction(db, async (tx) => {
    await sql`insert into kites values (2, 'blue'); insert into kites values (3, 'green')`.execute(tx);
    await sql`rollback to savepoint nowhere`.execute(tx).catch(() => undefined);
  }).catch(() => undefined);
  expect((await rows(db, sql`select * from kites`)).length).toBe(1);
});

test("of statements that are sent in one go, the first that failed counts", async () => {
  const db = await oneConnection();
  const work = transaction(db, (tx) =>
    together(
      rows(tx, sql`select ${1}::int`),
      // As where an error is put in words.
      rows(tx, sql`select 1 / ${0}::int`).catch(async (error: unknown) => {
        await setImmediate();
        throw error;
      }),
      rows(tx, sql`select ${2}::int`),
    ),
  );
  await expect(work).rejects.toThrow("division by zero");
});

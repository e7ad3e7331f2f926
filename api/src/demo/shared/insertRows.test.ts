import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/testDatabase.ts";
import { createDatabase, type Db, rows } from "../../core/database.ts";
import { insertRows } from "./insertRows.ts";

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.connection);
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test("insertRows keeps what only some rows have", async () => {
  await insertRows(db, "districts", [{ name: "Riverside" }, { name: "Harbor", abbreviation: "HC" }]);
  expect(await rows(db, sql`select name, abbreviation from districts order by id`)).toEqual([
    { name: "Riverside", abbreviation: null },
    { name: "Harbor", abbreviation: "HC" },
  ]);
});

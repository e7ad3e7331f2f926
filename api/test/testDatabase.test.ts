import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "./testDatabase.ts";

test("createTestDatabase gives each caller a database of its own and removes it even while it is in use", async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const client = new pg.Client(one.connection);
  client.on("error", () => {});
  await client.connect();
  await client.query("CREATE TABLE mark (id int)");
  const other = new pg.Client(two.connection);
  await other.connect();
  const { rows } = await other.query<{ mark: string | null }>("SELECT to_regclass('mark') AS mark");
  expect(rows).toEqual([{ mark: null }]);

  await one.drop();
  const gone = new pg.Client(one.connection);
  await expect(gone.connect()).rejects.toThrow("does not exist");
  await other.end();
  await two.drop();
});

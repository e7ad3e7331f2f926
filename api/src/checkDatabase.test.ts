import { afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { createTestDatabase, databaseNamed, type TestDatabase } from "../test/testDatabase.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { createDatabase, type Db } from "./core/database.ts";
import { SettingsError } from "./core/settings.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  return () => own.drop();
});

let db: Db | undefined;
afterEach(() => db?.destroy());

/** The error of starting with this address, or undefined. */
async function fault(connection: Parameters<typeof createDatabase>[0]): Promise<unknown> {
  db = createDatabase(connection);
  return checkDatabase(db).catch((error: unknown) => error);
}

describe("checkDatabase", () => {
  test("lets a start go on with a PostgreSQL it can use", async () => {
    expect(await fault(own.connection)).toBeUndefined();
  });

  test("names DATABASE_URL where nobody listens, and never its password", async () => {
    const told = await fault("postgres://kindling:very-secret@127.0.0.1:1/kindling");
    expect(told).toBeInstanceOf(SettingsError);
    expect(String(told)).toMatch(/Can't use the database in DATABASE_URL.*ECONNREFUSED/);
    expect(String(told)).not.toContain("very-secret");
  });

  test("names DATABASE_URL when there is no such database", async () => {
    const told = await fault(databaseNamed(inject("server"), "kindling_test_no_such"));
    expect(told).toBeInstanceOf(SettingsError);
    expect(String(told)).toMatch(/DATABASE_URL .*"kindling_test_no_such" does not exist/);
  });
});

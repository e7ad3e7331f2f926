import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../test/testDatabase.ts";
import { createDatabase } from "../core/database.ts";
import { SettingsError } from "../core/settings.ts";
import { seedDemoApart } from "./seedDemoApart.ts";

test("tells what the process says that could not add the demo program", async () => {
  const database = await createTestDatabase();
  const db = createDatabase(database.connection);
  const dataDir = join(tmpdir(), `kindling-apart-${process.pid}`);
  const seeding = seedDemoApart(db, "postgres://nobody@127.0.0.1:1/none", {
    dataDir,
    filesUrl: undefined,
    timeZone: "America/New_York",
  });
  const error: unknown = await seeding.catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(SettingsError);
  expect((error as Error).message).toContain("ECONNREFUSED");
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

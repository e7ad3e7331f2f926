import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../test/buildApp.ts";
import { migrateToLatest } from "./core/migrate.ts";
import { SettingsError } from "./core/settings.ts";
import { lockDataFolder } from "./embedded-postgres/lockDataFolder.ts";
import { startFault } from "./startFault.ts";

const { db } = await buildApp();

test("a start on a DATA_DIR that another process has is refused in a sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kindling-taken-"));
  const unlock = lockDataFolder(folder);
  const portal = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, DATA_DIR: folder, SEED: "none", PORT: "0", DATABASE_URL: "" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [code]] = await Promise.all([text(portal.stderr), once(portal, "exit")]);
  unlock();
  rmSync(folder, { recursive: true });
  expect([code, said]).toEqual([
    1,
    `Another Kindling (process ${process.pid}) is already running on ${folder}. ` +
      "Stop it first, or set DATA_DIR to another folder.\n",
  ]);
});

test("a database of a later version is refused in a sentence", async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('999_tomorrow', '')`.execute(db);
  const refused = await migrateToLatest(db).catch((error: unknown) => error);
  await sql`delete from kysely_migration where name = '999_tomorrow'`.execute(db);
  expect(refused).toBeInstanceOf(SettingsError);
  expect((refused as Error).message).toMatch(/later version of Kindling .*999_tomorrow/);
  expect(await migrateToLatest(db)).toEqual([]);
});

test("a DATA_DIR that can't be written is named; faults of ours keep their stack", () => {
  const denied = Object.assign(new Error("mkdir"), { code: "EACCES", path: "/srv/portal" });
  expect(String(startFault(denied, "/srv/portal"))).toContain('DATA_DIR is "/srv/portal"');
  const nowhere = Object.assign(new Error("mkdir"), {
    code: "ENOENT",
    syscall: "mkdir",
    path: "/proc/portal",
  });
  expect(String(startFault(nowhere, "/proc/portal"))).toContain('DATA_DIR is "/proc/portal", but no folder');
  const ours = new TypeError("x is not a function");
  expect(startFault(ours, "/srv/portal")).toBe(ours);
});

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import type { PoolConfig } from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { allFiles, backupWorld, tempFolder } from "../../test/backups.ts";
import { buildApp } from "../../test/buildApp.ts";
import { cuttingProxy } from "../../test/cuttingProxy.ts";
import { picture } from "../../test/media.ts";
import { urlOf } from "../../test/testDatabase.ts";
import { createDatabase, rows, sole } from "../core/database.ts";
import { restoreBackup } from "./restoreBackup.ts";

const kit = await buildApp();
const { backUp, backupKey, emptyDatabase, restore } = await backupWorld(kit);
const staff = await kit.signInAs("Super Admin");
await kit.call(fileEndpoints.upload, { as: staff, file: { name: "a.png", content: await picture("png") } });
const { path } = await backUp();

/** Runs a program of the portal on the database and the folder. */
function run(database: PoolConfig, dataDir: string, program: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    cwd: dataDir,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: urlOf(database),
      BACKUP_KEY: backupKey,
      TOKEN_SECRET: "a secret that only this test knows",
      SEED: "none",
      PORT: "0",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  afterAll(() => child.kill("SIGKILL"));
  return child;
}

/** Starts the portal; answers what it says until it is ready or gives up, and ends it. */
async function start(database: PoolConfig, dataDir: string): Promise<string> {
  const portal = run(database, dataDir, "../main.ts");
  const ended = once(portal, "exit");
  let said = "";
  portal.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  portal.stdout?.on("data", (chunk) => {
    said += chunk;
    if (said.includes("is ready at")) portal.kill("SIGTERM");
  });
  await ended;
  return said;
}

test("a restore that is killed while it commits keeps a start off, and goes on when it is run again", async () => {
  const [database, dataDir] = [await emptyDatabase(), await tempFolder()];
  const there = createDatabase(database);
  const userCount = () => sole(there, sql`select count(*) from users`);
  await sql`create function hold() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock(16); return null; end $$`.execute(there);
  await sql`create constraint trigger at_the_end after update on logins deferrable initially deferred
    for each row execute function hold()`.execute(there);
  await there.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(16)`.execute(held);
    const killed = run(database, dataDir, "restoreCommand.ts", path);
    const waiting = sql<{ query: string }>`select query from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => rows(there, waiting), { timeout: 60_000 }).toEqual([{ query: "commit" }]);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'commit' and datname = current_database()`.execute(
      held,
    );
    await sql`select pg_advisory_unlock(16)`.execute(held);
  });
  await sql`drop function hold cascade`.execute(there);
  expect([await userCount(), Object.keys(await allFiles(join(dataDir, "files"))).length]).toEqual([
    { count: 0 },
    1,
  ]);

  expect(await start(database, dataDir)).toBe(
    `A restore ended before it was done (${join(dataDir, "restoring")}). Run npm run restore again with the backup, ` +
      "or set DATA_DIR to a folder that doesn't exist yet to begin without it.\n",
  );

  const again = run(database, dataDir, "restoreCommand.ts", path);
  const [err] = await Promise.all([text(again.stderr as NodeJS.ReadableStream), once(again, "exit")]);
  expect([err, again.exitCode]).toEqual(["", 0]);
  expect(await readdir(dataDir)).toEqual(["files"]);
  expect(await userCount()).toEqual({ count: 1 });
  await there.destroy();
}, 180_000);

test("one that is killed after its commit has restored all: its files stay, and a start clears its mark", async () => {
  const [database, folder] = [await emptyDatabase(), await tempFolder()];
  await restore(path, database, folder);
  const files = await allFiles(join(folder, "files"));
  await writeFile(join(folder, "restoring"), join(folder, "files"));
  await expect(restore(path, database, folder)).rejects.toThrow("The database isn't empty");
  expect(await allFiles(join(folder, "files"))).toEqual(files);
  expect(await start(database, folder)).toContain("is ready at");
  expect(await readdir(folder)).not.toContain("restoring");
  expect(await allFiles(join(folder, "files"))).toEqual(files);
}, 60_000);

test("one whose commit isn't answered leaves the files to the database that has it", async () => {
  const [database, folder] = [await emptyDatabase(), await tempFolder()];
  const { database: name = "" } = database;
  const proxy = await cuttingProxy(inject("server"), name || new URL(urlOf(database)).pathname.slice(1));
  afterAll(proxy.close);
  const done = (line: string) => line === "1 files" && proxy.cutAtCommit("after");
  const broken = restoreBackup(path, {
    settings: { dataDir: folder, filesUrl: undefined, backupKey },
    connect: () => Promise.resolve(proxy.connection),
    progress: { at: () => undefined, done },
  });
  await expect(broken).rejects.toThrow("Connection terminated");
  const db = createDatabase(database);
  expect(await sole(db, sql`select count(*) from users`)).toEqual({ count: 1 });
  await db.destroy();
  expect(Object.keys(await allFiles(join(folder, "files")))).toHaveLength(1);
});

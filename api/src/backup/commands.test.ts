import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import type { PoolConfig } from "pg";
import { afterAll, expect, test } from "vitest";
import { allFiles, allRows, backupWorld, tempFolder } from "../../test/backups.ts";
import { buildApp } from "../../test/buildApp.ts";
import { factories } from "../../test/factories.ts";
import { diskFileStore } from "../account/files/diskFileStore.ts";
import { createDatabase, type Db, sole } from "../core/database.ts";
import { readSettings } from "../core/settings.ts";
import { startEmbeddedPostgres } from "../embedded-postgres/embeddedPostgres.ts";
import { prepareDatabase } from "../prepareDatabase.ts";
import { connect } from "./catalog.ts";
import { keepCopy } from "./keepCopy.ts";

const { emptyDatabase, restore } = await backupWorld(await buildApp());
const [dataDir, elsewhere, third] = [await tempFolder(), await tempFolder(), await tempFolder()];
const key = "a key of these tests";

/** Runs the embedded database as a running portal does: by a process of its own, which holds the data folder. */
async function startElsewhere(): Promise<{ child: ChildProcess; connection: PoolConfig }> {
  const program = join(import.meta.dirname, "../../test/embeddedPostgresProcess.ts");
  const child = spawn(process.execPath, [program, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    const { connection, error } = JSON.parse(line) as { connection?: PoolConfig; error?: string };
    if (error) throw new Error(error);
    if (connection) return { child, connection };
  }
  throw new Error("The process ended");
}

/** Runs a command on a data folder; answers its exit code and what it printed. */
async function run(command: string, args: string[], folder: string, backupKey = key) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    cwd: folder,
    env: { ...env, DATA_DIR: folder, BACKUP_KEY: backupKey },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, out, err };
}

/** Keeps a file of 300 KB, as an upload does. */
async function keepFile(db: Db): Promise<void> {
  const content = randomBytes(300_000);
  const chunks = async function* () {
    yield await Promise.resolve(content);
  };
  await keepCopy(diskFileStore(join(dataDir, "files")), "a-file-of-these-tests", chunks());
  await sql`insert into files (key, name, mime, size)
    values ('a-file-of-these-tests', 'a.bin', 'application/pdf', ${content.length})`.execute(db);
}

/** Restores into a folder whose files, which would be refused first, are put aside for the time. */
async function restoreBesideFiles(path: string, folder: string) {
  expect((await run("restoreCommand", [path], folder)).err).toContain("There are files in");
  await rename(join(folder, "files"), join(folder, "aside"));
  const answer = await run("restoreCommand", [path], folder);
  await rename(join(folder, "aside"), join(folder, "files"));
  return answer;
}

test("npm run backup and npm run restore, while the embedded database runs, from PostgreSQL 18 to others", async () => {
  const { child, connection } = await startElsewhere();
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  afterAll(stop);
  const db = createDatabase(connection);
  await prepareDatabase(db, readSettings({}, dataDir));
  const site = await factories(db).site({ name: "Elm — Álvarez\t\\N" });
  await keepFile(db);
  await writeFile(join(dataDir, "token-secret"), `${"s".repeat(64)}\n`);

  const made = await run("backupCommand", [], dataDir);
  const [name = ""] = await readdir(join(dataDir, "backups"));
  const path = join(dataDir, "backups", name);
  expect([made.err, made.code]).toEqual(["", 0]);
  expect(made.out).toContain("sites: 1 rows, ");
  expect(made.out).toContain(`${path}: `);
  expect(made.out).toContain("It is encrypted. Without BACKUP_KEY nobody can restore it");

  const busy = await restoreBesideFiles(path, dataDir);
  expect([busy.err.includes(`is already running on ${dataDir}. Stop it first`), busy.code]).toEqual([
    true,
    1,
  ]);
  const wrong = await run("restoreCommand", [path], elsewhere, "another key than that");
  expect(wrong.err).toBe(`${path} was encrypted with another key than the one in BACKUP_KEY.\n`);
  expect([wrong.code, await readdir(elsewhere)]).toEqual([1, []]);

  const restored = await run("restoreCommand", [path], elsewhere);
  expect([restored.err, restored.code]).toEqual(["", 0]);
  expect(restored.out).toMatch(/The ledger agrees: \d+ numbers compared\.\n$/);
  const again = await restoreBesideFiles(path, elsewhere);
  expect([again.err.startsWith("The database isn't empty: there are rows in its table"), again.code]).toEqual(
    [true, 1],
  );

  const outside = await emptyDatabase();
  await restore(path, outside, third);
  const there = await startEmbeddedPostgres({ dataDir: elsewhere, fast: true });
  const [source, embedded, other] = await Promise.all([connection, there.connection, outside].map(connect));
  if (!source || !embedded || !other) throw new Error("A connection is missing");
  const was = await allRows(source);
  expect(await allRows(other)).toEqual(was);
  // The check of the ledger folds nothing and keeps nothing; the start may.
  expect(await allRows(embedded)).toEqual(was);
  await Promise.all([source.end(), embedded.end(), other.end()]);
  const files = await allFiles(join(dataDir, "files"));
  expect(Object.keys(files)).toEqual(["a-file-of-these-tests"]);
  for (const folder of [elsewhere, third]) expect(await allFiles(join(folder, "files"))).toEqual(files);
  const restoredDb = createDatabase(there.connection);
  expect(await sole(restoredDb, sql`select name from sites`)).toEqual({ name: site.name });
  await restoredDb.destroy();
  await db.destroy();
  await there.stop();
  await stop();

  const tooMuch = await run("backupCommand", ["now"], dataDir);
  expect([tooMuch.err, tooMuch.code]).toEqual(["Use: npm run backup\n", 1]);
  // Without a portal, the command starts the database for the time.
  await rm(path);
  const later = await run("backupCommand", [], dataDir);
  expect([later.err, later.code]).toEqual(["", 0]);
  expect(later.out).toContain("sites: 1 rows, ");
  expect(later.out).toContain("1 files, ");
  expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
}, 240_000);

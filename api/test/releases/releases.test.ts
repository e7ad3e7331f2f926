import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  allEndpoints,
  classroomEndpoints,
  type Endpoint,
  listsAmong,
  siteEndpoints,
  teacherMediaEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { hashPassword } from "../../src/account/passwords/passwords.ts";
import { createDatabase, sole } from "../../src/core/database.ts";
import { doneMigrations, migrationNames } from "../../src/core/migrate.ts";
import { startEmbeddedPostgres } from "../../src/embedded-postgres/embeddedPostgres.ts";
import { checkLedger } from "../../src/giving/ledger-check/checkLedger.ts";
import { ledgerComparisons } from "../../src/ledgerComparisons.ts";
import { backupWorld, tempFolder } from "../backups.ts";
import { buildApp } from "../buildApp.ts";
import { addressOf } from "../call.ts";
import { killedPortal } from "../kills/killedPortal.ts";
import { movie } from "../media.ts";
import { paymentWorld } from "../paymentWorld.ts";
import { makeNominationForm } from "../quizzes.ts";

const password = "a password of these tests";
const kit = await buildApp();
const { services } = kit;
const { backUp, restore } = await backupWorld(kit);
const inFolder = (name: string) => join(import.meta.dirname, name);
const releases = (await readdir(import.meta.dirname)).filter((name) => name.endsWith(".backup"));
const lists = listsAmong(allEndpoints).filter(({ path }) => !path.includes(":"));

/** Reads the first page of a list. */
type ReadList = (list: Endpoint) => Promise<{ status: number; body: object }>;

/** How many rows each list has, by its call; of logs only whether there are any, since a look adds to them. */
async function totalsOf(read: ReadList): Promise<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const list of lists as Endpoint[]) {
    const { status, body } = await read(list);
    const total = (body as { meta?: { total: number } }).meta?.total;
    if (status === 200 && total !== undefined)
      totals[list.name] = list.name.endsWith("Log.list") ? Math.min(1, total) : total;
    else if (status !== 403) expect([list.name, status]).toEqual([list.name, 200]);
  }
  return totals;
}

// KEEP_RELEASE=1 keeps what this version makes; docs/architecture.md tells when.
test.runIf(process.env["KEEP_RELEASE"])("keeps the data of this version", async () => {
  const { approver, approved, withOpenMoney } = await paymentWorld(kit);
  await approved();
  const { elm } = await withOpenMoney();
  await kit.make.lead();
  const form = await makeNominationForm(kit.db, 3);
  const body = {
    school_id: elm.site.id,
    object_id: form.id,
    answers: { why: "She waits for others" },
    student_first_name: "Mina",
    student_last_name: "Park",
  };
  await kit.call(classroomEndpoints.answerNomination, { as: elm.teacher, body });
  await kit.call(teacherMediaEndpoints.create, {
    as: elm.teacher,
    body: { school_id: elm.site.id },
    file: { name: "kite.mp4", content: movie("vide") as Buffer<ArrayBuffer> },
  });
  const name = (await migrationNames()).at(-1) ?? "";
  const totals = await totalsOf((list) => kit.call(list, { as: approver }));
  const { path } = await backUp({}, { backupKey: undefined });
  await copyFile(path, inFolder(`${name}.backup`));
  await writeFile(inFolder(`${name}.json`), `${JSON.stringify(totals, null, 2)}\n`);
});

/** A data folder as that version left it, whose first Super Admin has a password that is known. */
async function folderOf(release: string): Promise<{ dataDir: string; email: string }> {
  const dataDir = await tempFolder();
  const { connection, stop } = await startEmbeddedPostgres({ dataDir });
  const restored = await restore(inFolder(release), connection, dataDir, undefined);
  expect([restored.files, restored.missing]).toEqual([expect.any(Number), []]);
  const db = createDatabase(connection);
  expect((await doneMigrations(db))[0]).toBe(release.replace(".backup", ""));
  const { email } = await sole<{ email: string }>(
    db,
    sql`update users set password_hash = ${await hashPassword(password)}, new_login = false
      where id = (select min(id) from users where role = 'Super Admin') returning email::text`,
  );
  await db.destroy();
  await stop();
  return { dataDir, email };
}

describe.each(releases)("a data folder of %s", (release) => {
  test("starts on this version, and all is there: every list, the files, a ledger that agrees", async () => {
    const { dataDir, email } = await folderOf(release);
    const portal = await killedPortal(dataDir);
    onTestFinished(async () => void (await portal.end()));
    await portal.start();
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${portal.url}${path}`, init);
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    expect(await ask("/api/health")).toEqual({
      status: 200,
      body: { status: "ok", version: expect.any(String) },
    });
    const signedIn = await ask("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    expect(signedIn).toMatchObject({ status: 200, body: { data: { email, role: { name: "Super Admin" } } } });
    const { token } = signedIn.body["data"] as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const kept = JSON.parse(await readFile(inFolder(release.replace(".backup", ".json")), "utf8")) as object;
    const read = (list: Endpoint) => ask(addressOf(list), { method: list.method, headers });
    expect(await totalsOf(read)).toMatchObject(kept);
    const sites = await ask(addressOf(siteEndpoints.list, {}, { search: "Elm School" }), { headers });
    expect(sites.body["data"]).toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/^Elm School/) }),
    );
    const media = await ask(addressOf(teacherMediaEndpoints.list), { headers });
    const [film] = media.body["data"] as { url: string }[];
    const content = await fetch(`${portal.url}${film?.url}`);
    expect([content.status, Buffer.from(await content.arrayBuffer())]).toEqual([200, movie("vide")]);
    const findings = await portal.withDatabase((db) => checkLedger({ ...services, db }, ledgerComparisons));
    expect(findings.filter(({ disagreements }) => disagreements > 0)).toEqual([]);
  }, 120_000);
});

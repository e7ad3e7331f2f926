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
import { describe, expect, test } from "vitest";
import { diskFileStore } from "../../src/account/files/diskFileStore.ts";
import { createApp } from "../../src/app.ts";
import { createDatabase, sole } from "../../src/core/database.ts";
import { migrateToLatest, migrationNames } from "../../src/core/migrate.ts";
import { tokenKit } from "../../src/core/server/tokens.ts";
import { checkLedger } from "../../src/giving/ledger-check/checkLedger.ts";
import { ledgerComparisons } from "../../src/ledgerComparisons.ts";
import { backupWorld, tempFolder } from "../backups.ts";
import { buildApp } from "../buildApp.ts";
import { type Caller, caller } from "../call.ts";
import { movie } from "../media.ts";
import { paymentWorld } from "../paymentWorld.ts";
import { makeNominationForm } from "../quizzes.ts";
import { openLogin, type SignedIn } from "../signInAs.ts";

const kit = await buildApp();
const { services } = kit;
const { backUp, ownedDatabase, restore } = await backupWorld(kit);
const inFolder = (name: string) => join(import.meta.dirname, name);
const releases = (await readdir(import.meta.dirname)).filter((name) => name.endsWith(".backup"));
const lists = listsAmong(allEndpoints).filter(({ path }) => !path.includes(":"));

/** How many rows each list has, by its call; of logs only whether there are any, since a look adds to them. */
async function totalsOf(call: Caller, as: SignedIn): Promise<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const list of lists as Endpoint[]) {
    const { status, body } = await call(list, { as });
    const { meta } = body as { meta?: { total: number } };
    if (status === 200 && meta)
      totals[list.name] = list.name.endsWith("Log.list") ? Math.min(1, meta.total) : meta.total;
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
  const totals = await totalsOf(kit.call, approver);
  const { path } = await backUp({}, { backupKey: undefined });
  await copyFile(path, inFolder(`${name}.backup`));
  await writeFile(inFolder(`${name}.json`), `${JSON.stringify(totals, null, 2)}\n`);
});

describe.each(releases)("what was kept of %s", (release) => {
  test("is all there on this version: every list, the files, a ledger that agrees", async () => {
    const into = await ownedDatabase();
    const dataDir = await tempFolder();
    const restored = await restore(inFolder(release), into, dataDir, undefined);
    expect([restored.files, restored.missing]).toEqual([expect.any(Number), []]);
    const db = createDatabase(into);
    await migrateToLatest(db);
    const files = diskFileStore(join(dataDir, "files"));
    const app = await createApp({ ...services, db, files });
    const { id } = await sole<{ id: number }>(
      db,
      sql`select id from users where role = 'Super Admin' order by id limit 1`,
    );
    const staff = await openLogin(db, tokenKit(services.secret), id);
    const call = caller(app);
    const kept = JSON.parse(await readFile(inFolder(release.replace(".backup", ".json")), "utf8")) as object;
    expect(await totalsOf(call, staff)).toMatchObject(kept);
    expect(
      (await call(siteEndpoints.list, { as: staff, query: { search: "Elm School" } })).body.meta.total,
    ).toBeGreaterThan(0);
    const findings = await checkLedger({ ...services, db }, ledgerComparisons);
    expect(findings.filter(({ disagreements }) => disagreements > 0)).toEqual([]);
    await app.close();
    await db.destroy();
  });
});

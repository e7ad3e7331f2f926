import { join } from "node:path";
import { classroomEndpoints, districtEndpoints, fileEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { allDefinitions, allFiles, allRows, backupWorld, tempFolder } from "../../test/backups.ts";
import { buildApp } from "../../test/buildApp.ts";
import { picture } from "../../test/media.ts";
import { createDatabase } from "../core/database.ts";
import { seedDemoIfEmpty } from "../demo/seedDemoIfEmpty.ts";
import { checkLedger } from "../giving/ledger-check/checkLedger.ts";
import { ledgerComparisons } from "../ledgerComparisons.ts";
import { connect } from "./catalog.ts";

const kit = await buildApp();
const { call, db, folder, make, services, signInAs } = kit;
const { backUp, connection, ownedDatabase, restore } = await backupWorld(kit);

/** Classes answer, staff add and change rows, and files come, until told to stop; answers how many writes were confirmed. */
async function writeMeanwhile() {
  const site = await make.site();
  const staff = await signInAs("Super Admin");
  const teachers = await Promise.all(
    [1, 2, 3].map(() => signInAs("Instructor", { school_ids: [site.id], grade: "3" })),
  );
  const content = await picture("png");
  let isOver = false;
  let writes = 0;
  const confirmed = (answer: { status: number }) => {
    expect(answer.status).toBeLessThan(300);
    writes += 1;
  };
  const answering = teachers.map(async (as) => {
    while (!isOver) {
      const { id } = await make.mindfulOpen({ questions: [] });
      const body = { school_id: site.id, object_id: id, answers: {} };
      confirmed(await call(classroomEndpoints.answerForm, { as, body }));
    }
  });
  const editing = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const body = { name: `Load ${turn}` };
      const made = await call(districtEndpoints.create, { as: staff, body });
      confirmed(made);
      const params = { id: made.body.data.id };
      confirmed(
        await call(districtEndpoints.update, { as: staff, params, body: { name: `Loaded ${turn}` } }),
      );
      confirmed(await call(fileEndpoints.upload, { as: staff, file: { name: `${turn}.png`, content } }));
    }
  };
  const work = Promise.all([...answering, editing()]);
  return {
    writes: () => writes,
    async stop() {
      isOver = true;
      await work;
    },
  };
}

/** Tables that a restore changes on purpose. */
const settled = [
  "logins",
  "notifications",
  "remembered_devices",
  "password_links",
  "mails",
  "report_sends",
  "saved_reports",
];

test("a backup made while others write, restored elsewhere, has every row and file of one moment", async () => {
  await seedDemoIfEmpty(db, services.files, services.settings, () => {});
  const load = await writeMeanwhile();
  await expect.poll(load.writes).toBeGreaterThan(20);
  const witness = new pg.Client(connection);
  await witness.connect();
  let atSnapshot = 0;
  const backup = await backUp({
    async begun(client) {
      const { rows } = await client.query<{ id: string }>("select pg_export_snapshot() as id");
      await witness.query("begin isolation level repeatable read read only");
      await witness.query(`set timezone = 'UTC'; set transaction snapshot '${rows[0]?.id}'`);
      atSnapshot = load.writes();
    },
  });
  expect(load.writes()).toBeGreaterThan(atSnapshot);
  await load.stop();
  const target = await ownedDatabase();
  const dataDir = await tempFolder();
  const restored = await restore(backup.path, target, dataDir);

  const reader = await connect(target);
  const [was, is] = [await allRows(witness), await allRows(reader)];
  expect(Object.keys(is)).toEqual(Object.keys(was));
  expect(Object.keys(is).length).toBeGreaterThan(100);
  for (const table of Object.keys(was)) {
    // Marked as sent, so that nobody gets a digest of days before the backup.
    if (table === "notification_digests") expect(is[table]?.length).toBeGreaterThan(was[table]?.length ?? 0);
    else if (settled.includes(table))
      expect([table, is[table]?.length]).toEqual([
        table,
        table === "remembered_devices" ? 0 : was[table]?.length,
      ]);
    else expect([table, is[table]]).toEqual([table, was[table]]);
  }
  expect(restored.rows).toBe(Object.values(was).reduce((sum, { length }) => sum + length, 0));
  const { rows: named } = await witness.query<{ key: string }>(
    'select key from files order by key collate "C"',
  );
  await Promise.all([witness.end(), reader.end()]);
  const stored = await allFiles(join(folder, "files"));
  expect(await allFiles(join(dataDir, "files"))).toEqual(
    Object.fromEntries(named.map(({ key: file }) => [file, stored[file]])),
  );
  expect(named.length).toBeGreaterThan(100);

  expect(await allDefinitions(target)).toEqual(await allDefinitions(connection));
  const there = createDatabase(target);
  const findings = await checkLedger({ ...services, db: there }, ledgerComparisons);
  expect(findings.filter(({ disagreements }) => disagreements > 0)).toEqual([]);
  await expect(sql`update ledger_postings set amount = 0`.execute(there)).rejects.toThrow();
  await there.destroy();
});

import { readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { backupWorld, tempFolder } from "../../test/backups.ts";
import { buildApp } from "../../test/buildApp.ts";
import { createDatabase, rows } from "../core/database.ts";
import { deliverMails } from "../core/mail/deliverMails.ts";
import type { Letter } from "../core/mail/transport.ts";
import { letters } from "../letters.ts";
import { makeBackup } from "./makeBackup.ts";
import { silent } from "./progress.ts";
import { runBackups } from "./runBackups.ts";

const home = await tempFolder();
const backupDir = join(home, "backups");
const kit = await buildApp({ backupAt: "02:30", backupKeep: 2, backupDir });
const { app, db, services, setNow, signInAs } = kit;
const { connection } = await backupWorld(kit);

const run = () => runBackups(services, connection);
const made = async () => (await readdir(backupDir).catch(() => [])).toSorted();
/** A moment of a night in New York, in summer. */
const at = (day: number, time: string) => setNow(`2026-09-${day}T${time}:00-04:00`);

async function mailsSent(): Promise<Letter[]> {
  const sent: Letter[] = [];
  await deliverMails(db, async (letter) => void sent.push(letter), services.settings, letters);
  return sent;
}

async function timestamp(): Promise<string | undefined> {
  const { body } = await app.inject({ url: "/api/metrics" });
  return /^kindling_backup_timestamp_seconds (.*)$/m.exec(body)?.[1];
}

beforeAll(async () => {
  await signInAs("Super Admin", { email: "ana@example.org", first_name: "Ana" });
  await signInAs("Super Admin", { email: "bo@example.org", user_type: ["Charities"] });
});

test("a backup is made from its time of day on, once, however many processes there are", async () => {
  at(16, "02:29");
  await run();
  expect([await made(), await timestamp()]).toEqual([[], undefined]);
  at(16, "02:31");
  const other = createDatabase(connection);
  await Promise.all([run(), run(), runBackups({ ...services, db: other }, connection)]);
  await other.destroy();
  await run();
  expect(await made()).toEqual(["kindling-2026-09-16T0231.backup"]);
  expect(await timestamp()).toBe(String(Date.parse("2026-09-16T02:31:00-04:00") / 1000));
});

test("no backup is made without a time of day", async () => {
  at(17, "12:00");
  const before = await made();
  await runBackups({ ...services, settings: { ...services.settings, backupAt: undefined } }, connection);
  expect(await made()).toEqual(before);
});

test("the oldest go; those that a person made stay", async () => {
  const byHand = { settings: services.settings, connection, now: new Date("2026-01-02T12:00:00Z") };
  await makeBackup({ ...byHand, progress: silent });
  for (const day of [17, 18, 19]) {
    at(day, "02:30");
    await run();
  }
  expect(await made()).toEqual([
    "kindling-2026-01-02T0700.backup",
    "kindling-2026-09-18T0230.backup",
    "kindling-2026-09-19T0230.backup",
  ]);
});

test("a failed backup is tried three times, and Super Admins hear of the first and of the next that works", async () => {
  await mailsSent();
  const kept = join(home, "kept");
  const refused = `Can't write backups to ${backupDir} (EEXIST).`;
  await rename(backupDir, kept);
  await writeFile(backupDir, "in the way");
  for (const time of ["02:30", "02:46", "03:02"]) {
    at(20, time);
    await expect(run()).rejects.toThrow(refused);
    await run();
  }
  at(20, "03:30");
  await run();
  const failures = await rows(db, sql`select error from backups where night = '2026-09-20'`);
  expect(failures).toEqual([1, 2, 3].map(() => ({ error: refused })));
  expect(await mailsSent()).toMatchObject([
    {
      to: "ana@example.org",
      subject: "Kindling: the backup failed",
      text: expect.stringContaining("EEXIST"),
    },
  ]);
  await rm(backupDir);
  await rename(kept, backupDir);
  at(21, "02:30");
  await run();
  expect(await mailsSent()).toMatchObject([
    { to: "ana@example.org", subject: "Kindling: backups work again" },
  ]);
});

test("what a killed process left is cleared away, and its backup is made", async () => {
  at(22, "02:30");
  await sql`insert into backups (night, started_at) values ('2026-09-22', '2026-09-22T02:00:00-04:00')`.execute(
    db,
  );
  const [old, young] = ["kindling-2026-09-20T0230.backup.part", "kindling-2026-09-22T0229.backup.part"];
  for (const name of [old, young]) await writeFile(join(backupDir, name), "half");
  const before = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(backupDir, old), before, before);
  await run();
  expect((await made()).slice(-2)).toEqual([
    "kindling-2026-09-22T0229.backup.part",
    "kindling-2026-09-22T0230.backup",
  ]);
  expect(await made()).not.toContain(old);
  expect(await rows(db, sql`select error from backups where night = '2026-09-22' order by id`)).toEqual([
    { error: "It was not finished" },
    { error: null },
  ]);
});

test("a process that ends leaves no failure behind, and the next one makes the backup", async () => {
  at(23, "02:30");
  const ending = new AbortController();
  const running = runBackups(services, connection, ending.signal);
  ending.abort();
  await running;
  expect(await made()).not.toContain("kindling-2026-09-23T0230.backup");
  at(23, "02:50");
  await run();
  expect(await made()).toContain("kindling-2026-09-23T0250.backup");
});

test("a night that came early by a clock that was ahead is made again when it comes, and once", async () => {
  for (const night of [24, 28, 24, 25]) {
    at(night, "02:30");
    await run();
  }
  expect((await made()).slice(-2)).toEqual([25, 28].map((night) => `kindling-2026-09-${night}T0230.backup`));
  const early = await timestamp();
  for (const night of [26, 27, 28, 28]) {
    at(night, "02:30");
    await run();
  }
  const nights = await rows(db, sql`select night::text from backups where night > '2026-09-25' order by id`);
  expect(nights).toEqual([27, 28].map((night) => ({ night: `2026-09-${night}` })));
  expect((await made()).slice(-2)).toEqual([27, 28].map((night) => `kindling-2026-09-${night}T0230.backup`));
  expect(early).toBe(String(Date.parse("2026-09-25T02:30:00-04:00") / 1000));
});

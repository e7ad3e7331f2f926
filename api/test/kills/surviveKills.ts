import { readdir, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diskFileStore } from "../../src/account/files/diskFileStore.ts";
import { createDatabase, type Db, rows, sole } from "../../src/core/database.ts";
import { reconcileFiles } from "../../src/core/files/fileKeeping.ts";
import { sweepHalfMails } from "../../src/core/mail/transport.ts";
import { todayIn } from "../../src/core/services.ts";
import { readSettings } from "../../src/core/settings.ts";
import { checkLedger } from "../../src/giving/ledger-check/checkLedger.ts";
import { ledgerComparisons } from "../../src/ledgerComparisons.ts";
import { picture } from "../media.ts";
import { randomly } from "../randomly.ts";
import { type Confirmed, type Donor, startClients } from "./clients.ts";
import type { KilledPortal } from "./killedPortal.ts";

const settings = readSettings({}, "/");
const today = todayIn(settings.timeZone, new Date());
const image = await picture("png");

/** An instructor whose class may donate today. */
const findDonor = (db: Db) =>
  sole<Donor>(
    db,
    sql`select u.email::text, c.school_id from charity_choices c join users u on u.id = c.user_id and u.is_active
      join sessions s on s.id = c.session_id where ${today}::date between s.start and s."end" and u.archived_at is null
      order by c.id limit 1`,
  );

/** Each confirmed write is there, once. */
async function expectOnce(db: Db, { districts, notes, emails, files: names }: Confirmed) {
  const counts = async (table: string, column: string, values: readonly string[]) => {
    const found = await rows<{ value: string; count: number }>(
      db,
      sql`select ${sql.ref(column)}::text as value, count(*)::int as count from ${sql.table(table)}
        where ${sql.ref(column)}::text = any(${values}::text[]) group by 1`,
    );
    return new Map(found.map(({ value, count }) => [value, count]));
  };
  const once = (values: readonly string[]) => new Map(values.map((value) => [value, 1]));
  const sorted = (map: Map<string, number>) => [...map].toSorted();
  const held = [
    ["districts", "name", districts],
    ["class_donations", "note", notes],
    ["users", "email", emails],
    ["files", "name", names],
  ] as const;
  for (const [table, column, values] of held)
    expect([table, sorted(await counts(table, column, values))]).toEqual([table, sorted(once(values))]);
}

/** Every waiting mail is sent; one that was sent when the server died may come again, under the same Message-ID. */
async function expectMails(db: Db, dataDir: string, wakeMails: () => Promise<void>) {
  // What was being sent is tried again after five minutes, and what failed later; nobody waits that long here.
  await sql`update mails set next_try_at = now() where state in ('waiting', 'sending')`.execute(db);
  await wakeMails();
  const waiting = sql`select count(*)::int as left from mails where state in ('waiting', 'sending')`;
  const left = async () => (await sole<{ left: number }>(db, waiting)).left;
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
  const folder = join(dataDir, "mail");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const ids = new Map<string, Set<string>>();
  for (const letter of letters) {
    const to = /^To: (.*)$/m.exec(letter)?.[1] ?? "";
    const id = /^Message-ID: (.*)$/im.exec(letter)?.[1] ?? "";
    ids.set(to, (ids.get(to) ?? new Set()).add(id));
  }
  const invited = await rows<{ email: string }>(
    db,
    sql`select email::text from users where email::text ~ '^k.*@example.org$'`,
  );
  const wrong = invited.filter(({ email }) => ids.get(email)?.size !== 1);
  expect(wrong).toEqual([]);
}

/** What the night clears away is cleared away: then there is a file for each row, and nothing half-written. */
async function expectTidy(db: Db, dataDir: string, foldersAtFirst: readonly string[]) {
  const files = join(dataDir, "files");
  const before = new Date(Date.now() - 2 * 86_400_000);
  for (const folder of [files, join(dataDir, "mail")]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries)
      if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), before, before);
  }
  const store = diskFileStore(files);
  expect(await reconcileFiles(db, store)).toMatchObject({ spared: 0, gone: [] });
  await sweepHalfMails(dataDir);
  const kept: string[] = [];
  for await (const { name } of store.list()) kept.push(name);
  const named = await rows<{ key: string }>(db, sql`select key from files`);
  expect(kept.toSorted()).toEqual(named.map(({ key }) => key).toSorted());
  expect((await readdir(join(dataDir, "mail"))).filter((name) => !name.endsWith(".eml"))).toEqual([]);
  const folders = (await readdir(dataDir)).filter((name) => name !== "mail");
  expect(folders.toSorted()).toEqual(foldersAtFirst.filter((name) => name !== "mail"));
}

/** A database that is away for a while, and how that comes about. */
export interface Absence {
  readonly name: string;
  /** What a call that is made meanwhile may answer, in the end. */
  readonly answers: readonly number[];
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

const awayMs = Number(process.env["AWAY_SECONDS"] ?? 30) * 1000;

/**
 * Has a portal with its data in the folder killed so many times: even numbers are of the server, odd ones of PostgreSQL. A
 * failure is repeated by its number.
 */
export function surviveKills(
  portal: KilledPortal,
  dataDir: string,
  usual: number,
  absences: readonly Absence[] = [],
): void {
  const [kills, first] = [Number(process.env["KILLS"] ?? usual), Number(process.env["KILLS_FIRST"] ?? 0)];
  let foldersAtFirst: string[] = [];

  afterAll(() => portal.end());

  beforeAll(async () => {
    await portal.start();
    foldersAtFirst = (await readdir(dataDir)).toSorted();
  }, 120_000);

  /** Opens the database that the portal runs on. */
  async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const db = createDatabase(await portal.connection());
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }

  /** Ends the clients, and looks whether everything is as it must be. */
  async function expectWhole(clients: Awaited<ReturnType<typeof startClients>>): Promise<void> {
    await clients.stop();
    await withDatabase(async (db) => {
      await expectOnce(db, clients.confirmed);
      const findings = await checkLedger({ db, settings, now: () => new Date() }, ledgerComparisons);
      expect(findings.filter(({ disagreements }) => disagreements > 0)).toEqual([]);
      await expectMails(db, dataDir, clients.wakeMails);
      await expectTidy(db, dataDir, foldersAtFirst);
    });
  }

  test.each(Array.from({ length: kills }, (_, nth) => first + nth))(
    "kill %i loses no confirmed write, makes none twice, and needs no hand",
    async (number) => {
      const { below } = randomly(number + 1);
      const what = number % 2 === 0 ? "server" : "PostgreSQL";
      const clients = await startClients(portal.url, {
        donor: await withDatabase(findDonor),
        today,
        picture: image,
      });
      await pause(200 + below(800));
      const before = clients.count();
      await portal.kill(what);
      if (what === "server") await portal.start();
      await expect.poll(clients.count, { timeout: 60_000 }).toBeGreaterThan(before + 8);
      await expectWhole(clients);
    },
    120_000,
  );

  test.each(absences)(
    "a database that $name for half a minute loses nothing, and needs no hand",
    async ({ answers, leave, comeBack }) => {
      const clients = await startClients(portal.url, {
        donor: await withDatabase(findDonor),
        today,
        picture: image,
      });
      await expect.poll(clients.count).toBeGreaterThan(8);
      await leave();
      const asked = fetch(`${portal.url}/api/program/welcomeVideo?program_id=1&level_id=1`);
      await pause(awayMs);
      await comeBack();
      const before = clients.count();
      await expect.poll(clients.count, { timeout: 30_000 }).toBeGreaterThan(before + 8);
      const { status, headers } = await asked;
      expect(answers).toContain(status);
      expect(headers.has("retry-after")).toBe(status === 503);
      await expectWhole(clients);
    },
    120_000,
  );

  test("SIGTERM under load ends the portal with 0 within ten seconds, and what was confirmed is there", async () => {
    const clients = await startClients(portal.url, {
      donor: await withDatabase(findDonor),
      today,
      picture: image,
    });
    await expect.poll(clients.count).toBeGreaterThan(8);
    const { code, ms } = await portal.end();
    expect([code, ms < 10_000]).toEqual([0, true]);
    await portal.start();
    await expectWhole(clients);
  }, 120_000);
}

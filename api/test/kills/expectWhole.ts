import { readdir, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect } from "vitest";
import { diskFileStore } from "../../src/account/files/diskFileStore.ts";
import { type Db, rows, sole } from "../../src/core/database.ts";
import { reconcileFiles } from "../../src/core/files/fileKeeping.ts";
import { deliverMails } from "../../src/core/mail/deliverMails.ts";
import { openTransport, sweepHalfMails } from "../../src/core/mail/transport.ts";
import type { Services } from "../../src/core/services.ts";
import { readSettings } from "../../src/core/settings.ts";
import { checkLedger } from "../../src/giving/ledger-check/checkLedger.ts";
import { ledgerComparisons } from "../../src/ledgerComparisons.ts";
import { letters } from "../../src/letters.ts";
import type { TestApp } from "../buildApp.ts";
import type { Clients, Confirmed } from "./clients.ts";

/** What a portal keeps. */
interface Kept {
  readonly db: Db;
  readonly dataDir: string;
  /** What the data folder held before the fault. */
  readonly foldersAtFirst: readonly string[];
  /** Sends what waits, where no background work does. */
  readonly sendMails?: () => Promise<unknown>;
  readonly ledger?: Pick<Services, "settings" | "now">;
}

/** What a test's own server keeps; its background work doesn't run. */
export const keptBy = ({ db, folder, services }: TestApp): Kept => ({
  db,
  dataDir: folder,
  foldersAtFirst: [],
  ledger: services,
  sendMails: () => deliverMails(db, openTransport(services.settings), services.settings, letters),
});

const usual = { settings: readSettings({}, "/"), now: () => new Date() };

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

/**
 * Every waiting mail is sent, once. One that was being sent when the server or its database ended may come again, under the
 * same Message-ID.
 */
async function expectMails({ db, dataDir, sendMails }: Kept, clients: Clients, mayRepeat: boolean) {
  // What was being sent is tried again after five minutes, and what failed later; nobody waits that long here.
  await sql`update mails set next_try_at = now() where state in ('waiting', 'sending')`.execute(db);
  await clients.wakeMails();
  await sendMails?.();
  const waiting = sql`select count(*)::int as left from mails where state in ('waiting', 'sending')`;
  const left = async () => (await sole<{ left: number }>(db, waiting)).left;
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
  const folder = join(dataDir, "mail");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const idsTo = new Map<string, string[]>();
  for (const letter of letters) {
    const to = /^To: (.*)$/m.exec(letter)?.[1] ?? "";
    idsTo.set(to, [...(idsTo.get(to) ?? []), /^Message-ID: (.*)$/im.exec(letter)?.[1] ?? ""]);
  }
  const invited = await rows<{ email: string }>(
    db,
    sql`select email::text from users where email::text ~ '^k.*@example.org$'`,
  );
  expect(invited.filter(({ email }) => new Set(idsTo.get(email)).size !== 1)).toEqual([]);
  if (!mayRepeat)
    expect(clients.confirmed.emails.filter((email) => idsTo.get(email)?.length !== 1)).toEqual([]);
}

const othersOf = (folders: readonly string[]) =>
  folders.filter((name) => name !== "mail" && name !== "files").toSorted();

/** What the night clears away is cleared away: then there is a file for each row, and nothing half-written. */
async function expectTidy({ db, dataDir, foldersAtFirst }: Kept) {
  const files = join(dataDir, "files");
  const before = new Date(Date.now() - 2 * 86_400_000);
  const mails = join(dataDir, "mail");
  for (const folder of [files, mails]) {
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
  expect((await readdir(mails)).filter((name) => !name.endsWith(".eml"))).toEqual([]);
  expect(othersOf(await readdir(dataDir))).toEqual(othersOf(foldersAtFirst));
}

/**
 * Ends the clients, and looks what is there after a fault: each confirmed write once, a ledger that agrees, each mail once, a
 * file for each row and nothing else, nothing half-done.
 */
export async function expectWhole(kept: Kept, clients: Clients, mayRepeat = false): Promise<void> {
  await clients.stop();
  const { db, ledger = usual } = kept;
  await expectOnce(db, clients.confirmed);
  const findings = await checkLedger({ db, ...ledger }, ledgerComparisons);
  expect(findings.filter(({ disagreements }) => disagreements > 0)).toEqual([]);
  await expectMails(kept, clients, mayRepeat);
  await expectTidy(kept);
}

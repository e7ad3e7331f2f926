import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { receiveMails } from "../../../test/receiveMails.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/testDatabase.ts";
import { passwordLetters } from "../../account/passwords/passwordLetter.ts";
import { createDatabase, type Db, rows, sole, transaction } from "../database.ts";
import { hashToken } from "../server/tokens.ts";
import { deliverMails } from "./deliverMails.ts";
import { type QueuedMail, queueMails } from "./queueMails.ts";
import { type Letter, openTransport } from "./transport.ts";

const settings = {
  appUrl: "https://portal.example",
  brandName: "Kindling & Co",
  dataDir: mkdtempSync(join(tmpdir(), "mail-")),
};

let own: TestDatabase;
let db: Db;
let userId = 0;

beforeAll(async () => {
  own = await createTestDatabase();
  db = createDatabase(own.connection);
  const user = await sole<{ id: number }>(
    db,
    sql`insert into users (first_name, last_name, email, role) values ('Ana', 'Lopez', 'ana@school.example', 'Instructor') returning id`,
  );
  userId = user.id;
});

afterEach(() => sql`delete from mails`.execute(db));

afterAll(async () => {
  await db.destroy();
  await own.drop();
  rmSync(settings.dataDir, { recursive: true, force: true });
});

const invitation = (): QueuedMail => ({
  kind: "invitation",
  userId,
  address: "ana@school.example",
  language: "en",
});
const states = () =>
  rows<{ state: string; attempts: number; error: string | null }>(
    db,
    sql`select state, attempts, error from mails order by id`,
  );

test("a mail is sent once, and only if its transaction was committed", async () => {
  const letters: Letter[] = [];
  const send = (letter: Letter) => Promise.resolve(void letters.push(letter));
  await transaction(db, (tx) => queueMails(tx, [invitation()]));
  await transaction(db, async (tx) => {
    await queueMails(tx, [invitation()]);
    throw new Error("refused");
  }).catch(() => undefined);
  expect(await deliverMails(db, send, settings, passwordLetters)).toBe(1);
  expect(await deliverMails(db, send, settings, passwordLetters)).toBe(0);
  expect(letters.map(({ to }) => to)).toEqual(["ana@school.example"]);
});

test("the link in a mail is kept only as a hash, and lasts 14 days for an invitation", async () => {
  let text = "";
  await queueMails(db, [invitation()]);
  await deliverMails(db, (letter) => Promise.resolve(void (text = letter.text)), settings, passwordLetters);
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
  const link = await sole<{ days: number }>(
    db,
    sql`select round(extract(epoch from expires_at - now()) / 86400)::int as days from password_links where token_hash = ${hashToken(token)}`,
  );
  expect(link.days).toBe(14);
});

test("a mail that fails waits longer each time and is given up after twenty tries", async () => {
  const send = () => Promise.reject(new Error("mailbox full"));
  await queueMails(db, [invitation()]);
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    await deliverMails(db, send, settings, passwordLetters);
    expect(await states()).toEqual([
      { state: attempt < 20 ? "waiting" : "failed", attempts: attempt, error: "mailbox full" },
    ]);
    await sql`update mails set next_try_at = now()`.execute(db);
  }
});

test("a mail whose sender died in the middle is taken up again, and not before its time", async () => {
  await queueMails(db, [invitation()]);
  await sql`update mails set state = 'sending', attempts = 1, next_try_at = now() + interval '5 minutes'`.execute(
    db,
  );
  const send = () => Promise.resolve();
  expect(await deliverMails(db, send, settings, passwordLetters)).toBe(0);
  await sql`update mails set next_try_at = now()`.execute(db);
  expect(await deliverMails(db, send, settings, passwordLetters)).toBe(1);
  expect(await states()).toEqual([{ state: "sent", attempts: 2, error: null }]);
});

test("nobody who was archived meanwhile gets a mail", async () => {
  await queueMails(db, [invitation()]);
  await sql`update users set archived_at = now() where id = ${userId}`.execute(db);
  expect(await deliverMails(db, () => Promise.resolve(), settings, passwordLetters)).toBe(0);
  await sql`update users set archived_at = null where id = ${userId}`.execute(db);
  expect((await states()).map(({ state }) => state)).toEqual(["dropped"]);
});

test("a link goes to no address that was corrected meanwhile", async () => {
  await queueMails(db, [{ ...invitation(), address: "ana@wrong.example" }, invitation()]);
  expect(await deliverMails(db, () => Promise.resolve(), settings, passwordLetters)).toBe(1);
  expect((await states()).map(({ state }) => state).sort()).toEqual(["dropped", "sent"]);
});

test("once it is told to stop, the mail under way is the last", async () => {
  await queueMails(db, [invitation(), invitation()]);
  const stop = new AbortController();
  const send = () => Promise.resolve(stop.abort());
  expect(await deliverMails(db, send, settings, passwordLetters, stop.signal)).toBe(1);
  expect((await states()).map(({ state }) => state).sort()).toEqual(["sent", "waiting"]);
});

test("without SMTP_URL each mail is an .eml file with HTML and text in the user's language", async () => {
  await queueMails(db, [{ ...invitation(), language: "es" }]);
  await deliverMails(db, openTransport(settings), settings, passwordLetters);
  const [name = ""] = readdirSync(join(settings.dataDir, "mail"));
  const mail = readFileSync(join(settings.dataDir, "mail", name), "utf8").replaceAll("=\n", "");
  expect(mail).toMatch(/^To: ana@school\.example$/m);
  expect(mail).toContain("text/plain");
  expect(mail).toContain("text/html");
  expect(mail).toContain("Hola, Ana");
  expect(mail).toContain("Kindling &amp; Co");
});

test("with SMTP_URL the mail server takes it", async () => {
  const server = await receiveMails();
  await queueMails(db, [invitation()]);
  await deliverMails(db, openTransport({ ...settings, smtpUrl: server.url }), settings, passwordLetters);
  await server.close();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.headers.get("subject")).toBe("Welcome to Kindling & Co: choose your password");
});

test("one who asks for a mail is not kept waiting by a crowd's", async () => {
  const crowd = Array.from({ length: 40 }, () => ({ ...invitation(), data: { crowd: true } }));
  await queueMails(db, crowd);
  await queueMails(db, [invitation()]);
  const ids = await rows<{ id: string; crowd: boolean }>(
    db,
    sql`select id::text, data ? 'crowd' as crowd from mails order by id`,
  );
  const sent: string[] = [];
  const send = ({ id }: Letter) => Promise.resolve(void sent.push(id ?? ""));
  await deliverMails(db, send, settings, passwordLetters);
  expect(sent[0]?.split("-")[0]).toBe(ids.find(({ crowd: isOfCrowd }) => !isOfCrowd)?.id);
  expect(sent).toHaveLength(41);
});

test("a mail that gets an earlier one's number after a restore is not taken for it", async () => {
  const sent: string[] = [];
  const send = ({ id }: Letter) => Promise.resolve(void sent.push(id ?? ""));
  for (const moment of ["2026-09-15T10:00:00Z", "2026-09-16T10:00:00Z"]) {
    await sql`insert into mails (id, kind, user_id, address, language, created_at) overriding system value
      values (900001, 'invitation', ${userId}, 'ana@school.example', 'en', ${moment})`.execute(db);
    await deliverMails(db, send, settings, passwordLetters);
    await sql`delete from mails`.execute(db);
  }
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(2);
});

import { accountEndpoints, districtEndpoints, secondFactorEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { backupWorld } from "../test/backups.ts";
import { caller } from "../test/call.ts";
import { factorWorld } from "../test/factorWorld.ts";
import { createApp } from "./app.ts";
import { rows, sole } from "./core/database.ts";
import { fileLinks } from "./core/files/fileLinks.ts";
import { remoteStorage } from "./core/files/storage.ts";
import { clearAway } from "./core/housekeeping.ts";
import { startJobs } from "./core/jobs.ts";
import { deliverMails } from "./core/mail/deliverMails.ts";
import { queueMails } from "./core/mail/queueMails.ts";
import { runLedgerChecks } from "./giving/ledger-check/runLedgerChecks.ts";
import { mendJobTimes } from "./mendJobTimes.ts";

// The clock of the database can't be set, so what it has written is moved the other way. The portal's own is set.
const world = await factorWorld();
const { account, addApp, call, codeOf, db, login, needed, services, setNow, signInAs, wait } = world;
const { connection } = await backupWorld(world);
const days = 86_400_000;

/** Moves times that were written, as if the database's clock had then been ahead by so long (or behind). */
const wasAhead = (by: string, table: string, ...columns: string[]) =>
  sql`update ${sql.table(table)} set ${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${by}::interval`),
  )}`.execute(db);

beforeEach(world.forgetTries);
afterEach(() => vi.useRealTimers());

describe("signing in", () => {
  const tryWrong = (email: string) => login(email, { password: "not this one at all" });

  test("is locked for 15 minutes at most, also if the clock went back after wrong tries", async () => {
    const { email } = await account("Instructor");
    for (let tries = 0; tries < 10; tries += 1) expect((await tryWrong(email)).status).toBe(401);
    expect((await login(email)).status).toBe(429);
    await wasAhead("2 days", "login_attempts", "at");
    expect((await login(email)).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect((await tryWrong(email)).status).toBe(401);
    expect((await login(email)).status).toBe(429);
    await wasAhead("-3 hours", "login_attempts", "at");
    expect((await login(email)).status).toBe(200);
  });

  test("takes an app's code again once the clock is right, and no code twice", async () => {
    const who = await account("Site Leader");
    const { secret } = await addApp(who);
    wait();
    const finish = async (code: string) => {
      const { ticket } = needed(await login(who.email));
      return (await call(secondFactorEndpoints.code, { body: { ticket, code } })).status;
    };
    const before = services.now().getTime();
    const used = codeOf(secret);
    expect(await finish(used)).toBe(200);
    wait();
    const onThePhone = codeOf(secret);
    for (const off of [2 * 3_600_000, 3 * days, -3_600_000]) {
      setNow(new Date(before + off).toISOString());
      expect(await finish(onThePhone)).toBe(422);
    }
    setNow(new Date(before).toISOString());
    expect(await finish(used)).toBe(422);
    wait();
    expect(await finish(onThePhone)).toBe(200);
  });
});

describe("a sign-in", () => {
  const me = async (as: { token: string }) => (await call(accountEndpoints.me, { as })).status;

  test("is refused while the portal's clock is past its end, and goes on afterwards", async () => {
    const staff = await signInAs("Super Admin");
    expect(await me(staff)).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * days });
    expect(await me(staff)).toBe(401);
    vi.setSystemTime(Date.now() - 3 * days);
    expect(await me(staff)).toBe(200);
    vi.setSystemTime(Date.now() - 30 * days);
    expect(await me(staff)).toBe(200);
  });

  test("in use is kept as used after the portal's clock went back", async () => {
    const app = await createApp(services);
    const staff = await signInAs("Super Admin");
    const use = () => caller(app)(accountEndpoints.me, { as: staff });
    const age = () =>
      sole<{ hours: number }>(
        db,
        sql`select extract(epoch from now() - used_at)::float / 3600 as hours from logins where id = ${staff.loginId}`,
      );
    await use();
    // The faked clock of the process begins at zero.
    const since = performance.now();
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() - 13 * 3_600_000 - since });
    vi.advanceTimersByTime(since + 6 * 60_000);
    await wasAhead("-1 hour", "logins", "used_at");
    await use();
    expect((await age()).hours).toBeLessThan(0.1);
    await app.close();
  });
});

test("a repeated write is done once, whatever the clock did in between", async () => {
  const as = await signInAs("Super Admin");
  const add = () =>
    call(districtEndpoints.create, { as, body: { name: "Once" }, headers: { "idempotency-key": "jump" } });
  const first = await add();
  for (const by of ["-3 days", "5 days"]) {
    await wasAhead(by, "idempotency_keys", "created_at");
    expect((await add()).text).toBe(first.text);
  }
  await wasAhead("-4 days", "idempotency_keys", "created_at");
  await clearAway(db);
  const kept = await rows(db, sql`select from idempotency_keys where key = 'jump'`);
  expect(kept).toEqual([]);
});

describe("emails", () => {
  const sent: string[] = [];
  let isDown = false;
  const round = () => {
    const send = async ({ id }: { id?: string | undefined }) => {
      if (isDown) throw new Error("The mail server is away");
      sent.push(String(id));
    };
    const letters = { jump: async () => ({ to: "a@school.example", subject: "", text: "", html: "" }) };
    return deliverMails(db, send, services.settings, letters as never);
  };
  const queue = async () => {
    const { id } = await signInAs("Super Admin");
    await sql`delete from mails`.execute(db);
    sent.length = 0;
    const { address } = await sole<{ address: string }>(
      db,
      sql`select email::text as address from users where id = ${id}`,
    );
    await queueMails(db, [{ kind: "jump", userId: id, address, language: "en" }]);
  };

  test.each(["3 hours", "9 days", "-9 days"])(
    "queued with a clock ahead by %s leave now, once",
    async (by) => {
      await queue();
      await wasAhead(by, "mails", "next_try_at", "created_at");
      await Promise.all([round(), round()]);
      await round();
      expect(sent).toHaveLength(1);
    },
  );

  test("that failed while the clock was ahead are tried again at once, else at their time", async () => {
    await queue();
    isDown = true;
    await round();
    isDown = false;
    await round();
    expect(sent).toHaveLength(0);
    await wasAhead("9 days", "mails", "next_try_at");
    await round();
    expect(sent).toHaveLength(1);
  });

  test("that were being sent when a process died are sent after the clock went back, not before", async () => {
    await queue();
    await sql`update mails set state = 'sending', attempts = 1, next_try_at = now() + interval '4 minutes'`.execute(
      db,
    );
    await wasAhead("3 hours", "mails", "next_try_at");
    await round();
    expect(sent).toHaveLength(0);
    await wasAhead("9 days", "mails", "next_try_at");
    await round();
    expect(sent).toHaveLength(1);
  });
});

describe("the nightly check of the ledger", () => {
  const nights = () =>
    rows<{ night: string | null }>(db, sql`select night::text from ledger_checks order by id`);
  const run = async (at: string) => {
    setNow(at);
    await runLedgerChecks(services, []);
  };
  beforeEach(() => sql`truncate ledger_checks`.execute(db));

  test("is made once for each day, and for those that a wrong clock took for past", async () => {
    await run("2026-09-15T12:00:00Z");
    await run("2026-09-18T12:00:00Z");
    for (const day of ["15", "15", "16", "16", "17", "18", "18", "19"]) await run(`2026-09-${day}T12:00:00Z`);
    expect((await nights()).map(({ night }) => night?.slice(8))).toEqual([
      "15",
      undefined,
      "16",
      "17",
      "18",
      "19",
    ]);
  });

  test("isn't made again for days that are over when the clock goes back", async () => {
    for (const day of ["14", "15", "16"]) await run(`2026-09-${day}T12:00:00Z`);
    for (const day of ["15", "14", "16"]) await run(`2026-09-${day}T12:00:00Z`);
    expect(await nights()).toHaveLength(3);
  });

  test("goes on after a crash while the clock was ahead", async () => {
    await sql`insert into ledger_checks (night, started_at) values ('2026-09-14', now())`.execute(db);
    await wasAhead("9 days", "ledger_checks", "started_at");
    await run("2026-09-15T12:00:00Z");
    expect((await nights()).map(({ night }) => night?.slice(8))).toEqual(["14", "15"]);
  });
});

describe("jobs", () => {
  test("go on at once when the database's clock goes back", async () => {
    const errors: Error[] = [];
    const names = ["jump"];
    const jobs = await startJobs(
      connection,
      names.map((name) => ({ name, cron: "17 3 * * *", run: async () => undefined })),
      (error) => void errors.push(error),
    );
    await jobs.stop();
    await sql`insert into jobs.job (name, state, started_on, expire_seconds, singleton_on)
      values ('jump', 'active', now(), 120, now() at time zone 'utc')`.execute(db);
    await sql`update jobs.version set cron_on = now(), bam_on = null`.execute(db);
    await wasAhead("9 days", "jobs.job", "start_after", "started_on", "singleton_on");
    await wasAhead("9 days", "jobs.version", "cron_on");
    await wasAhead("9 days", "jobs.queue", "monitor_on", "monitor_claim_on", "maintain_on");
    await mendJobTimes(db);
    const ahead = await rows(
      db,
      sql`select from jobs.version where cron_on > now() or bam_on is not null
        union all select from jobs.queue where greatest(monitor_on, monitor_claim_on, maintain_on) > now()
        union all select from jobs.job where greatest(start_after, started_on) > now() or singleton_on is not null`,
    );
    expect([ahead.length, errors]).toEqual([0, []]);
  });

  test("that came due while the clock jumped are made up for once", async () => {
    const job = { name: "yearly", cron: "0 0 1 1 *", run: async () => undefined };
    const passes = () =>
      sole<{ at: Date | null; due: number }>(
        db,
        sql`select cron_on as at, (select count(*)::int from jobs.job where data ->> 'name' = 'yearly') as due from jobs.version`,
      );
    /** Starts the jobs, and ends them once their times were looked at and so many were due. */
    const look = async (due: number) => {
      const { at } = await passes();
      const jobs = await startJobs(connection, [job], () => undefined);
      await expect.poll(async () => (await passes()).at).not.toEqual(at);
      await expect.poll(async () => (await passes()).due).toBe(due);
      await jobs.stop();
    };
    await sql`update jobs.version set cron_on = null`.execute(db);
    await look(0);
    await wasAhead("-400 days", "jobs.version", "cron_on");
    await wasAhead("-400 days", "jobs.schedule", "created_on");
    await look(1);
    await wasAhead("-1 hour", "jobs.version", "cron_on");
    await look(1);
    expect((await passes()).due).toBe(1);
  });
});

test("a link to a file opens it again once the clock is right, and one made by a clock ahead doesn't", () => {
  setNow("2026-09-15T16:00:00Z");
  const open = (url: string) => {
    const query = Object.fromEntries(new URL(url, "http://a").searchParams);
    return fileLinks(services).secondsLeft("key", query) > 0;
  };
  const link = fileLinks(services).urlOf("key");
  setNow("2026-09-18T16:00:00Z");
  expect(open(link)).toBe(false);
  const early = fileLinks(services).urlOf("key");
  expect(open(early)).toBe(true);
  setNow("2026-09-15T16:30:00Z");
  expect([open(link), open(early)]).toEqual([true, false]);
});

test("a full disk is forgotten after ten seconds, also if the clock went back", () => {
  const storage = remoteStorage();
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  storage.foundFull();
  expect(storage.wasFull()).toBe(true);
  vi.setSystemTime(Date.now() - 3 * days);
  vi.advanceTimersByTime(10_001);
  expect(storage.wasFull()).toBe(false);
});

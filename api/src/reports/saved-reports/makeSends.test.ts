import { mailStopEndpoints, savedReportEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { mailedReports } from "../../../test/mailedReports.ts";
import { readReportRows } from "../../../test/readReportRows.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { rows, transaction } from "../../core/database.ts";
import { readTable } from "../../core/spreadsheets/readTable.ts";
import { makeSends } from "./makeSends.ts";

const {
  app,
  db,
  call,
  services,
  signInAs,
  setNow,
  deliver,
  elsewhere,
  faults,
  lastTo,
  mailsTo,
  monday,
  north,
  provider,
  providerLeader,
  read,
  schedule,
  send,
  server,
  siteLeader,
  staff,
  stopLinkIn,
  told,
  work,
  make,
} = await mailedReports();

describe("a scheduled report", () => {
  test("goes to each with the rows of their own scope, attached, and never twice for a day", async () => {
    const { id } = await schedule({
      recipient_ids: [staff.id, providerLeader.id, siteLeader.id],
      filters: {},
    });
    await work();
    // A crash after the outbox was written, a second process, a second round: nothing is made again.
    await Promise.all([work(), work()]);
    await deliver();
    await send();
    const sitesIn = async (person: SignedIn) => {
      const [mail, ...others] = mailsTo(person);
      expect(others).toEqual([]);
      const file = mail?.attachments.get("Activity Summary Report.xlsx");
      const [head = [], ...body] = await readReportRows(file ?? Buffer.alloc(0));
      expect(head.slice(0, 2)).toEqual(["Provider", "Site"]);
      return body.map((row) => row[1]).sort();
    };
    const all = await rows<{ name: string }>(db, sql`select name::text from sites order by 1`);
    expect(await sitesIn(staff)).toEqual(all.map(({ name }) => name));
    expect(await sitesIn(providerLeader)).toEqual(["North", "South"]);
    expect(await sitesIn(siteLeader)).toEqual(["North"]);
    expect((await told(id)).sort()).toEqual(
      [
        [staff.id, "sent", all.length],
        [providerLeader.id, "sent", 2],
        [siteLeader.id, "sent", 1],
      ].sort(),
    );
    expect((await read(id)).last_sent_at).not.toBeNull();
    expect(lastTo(siteLeader).text).toContain("your own sites only: North");
    expect(lastTo(providerLeader).text).toContain("your own provider only: Bright Futures");
    expect(faults).toEqual([]);
    // A week later it goes again.
    setNow("2026-09-28T11:00:00Z");
    await send();
    expect(mailsTo(siteLeader)).toHaveLength(2);
  });

  test("lets go of the file once its mail has left", async () => {
    await schedule({ recipient_ids: [siteLeader.id] });
    const kept = () => rows(db, sql`select id from report_sends where file is not null`);
    await work();
    expect(await kept()).toHaveLength(1);
    await deliver();
    await work();
    expect(await kept()).toEqual([]);
  });

  test("too large to email leads to the report's screen, narrowed as it is", async () => {
    await schedule({ recipient_ids: [siteLeader.id], filters: { schools: String(north.id) } });
    await work();
    // What became of a file of more than 5 MB.
    await sql`update report_sends set file = null`.execute(db);
    await deliver();
    const { text, attachments } = lastTo(siteLeader);
    expect(attachments.size).toBe(0);
    expect(text).toContain("too large to email");
    expect(text).toContain(`https://portal.example/open-report?schools=${north.id}&report=activitySummary`);
  });

  test("is told to the security log if it has people in it", async () => {
    const exported = () =>
      rows(
        db,
        sql`select account_id, facts ->> 'export' as export, (facts ->> 'rows')::int > 0 as "hasRows" from security_log
          where kind = 'data_exported' order by id`,
      );
    await schedule({ recipient_ids: [staff.id] });
    await send();
    expect(await exported()).toEqual([]);
    await schedule({ report: "userActivity", format: "csv", filters: {}, recipient_ids: [staff.id] });
    await send();
    expect(await exported()).toEqual([
      { account_id: staff.id, export: "report.userActivity", hasRows: true },
    ]);
  });

  test("is written in the recipient's language, headings included", async () => {
    await sql`update users set language = 'es' where id = ${siteLeader.id}`.execute(db);
    await schedule({ recipient_ids: [siteLeader.id] });
    await send();
    await sql`update users set language = null where id = ${siteLeader.id}`.execute(db);
    const { text, attachments } = lastTo(siteLeader);
    expect(text).toContain("Sam Boss le envía este informe");
    const [head] = await readTable([...attachments.values()][0] ?? Buffer.alloc(0), "es");
    expect(head?.slice(0, 2)).toEqual(["Proveedor", "Plantel"]);
  });

  test("tells in words what it is narrowed to, and no name from beyond its recipient's scope", async () => {
    const { id: session } = await make.session({ name: "Fall of Kites", program_id: north.program_id });
    const filters = { schools: `${north.id},${elsewhere.id}`, sessions: String(session) };
    await sql`update users set language = 'es' where id = ${providerLeader.id}`.execute(db);
    await schedule({ recipient_ids: [staff.id, siteLeader.id, providerLeader.id], filters });
    await send();
    await sql`update users set language = null where id = ${providerLeader.id}`.execute(db);
    expect(lastTo(staff).text).toContain("Filtered by Sessions: Fall of Kites · Sites: Elsewhere, North");
    expect(lastTo(staff).text).not.toContain("everything you have access to");
    expect(lastTo(siteLeader).text).toContain("Sessions: Fall of Kites · Sites: North and 1 more");
    expect(lastTo(siteLeader).text).toContain("your own sites only: North");
    expect(lastTo(providerLeader).text).toContain(
      "Filtrado por Sesiones: Fall of Kites · Planteles: North y 1 más",
    );
    for (const person of [siteLeader, providerLeader]) {
      expect(lastTo(person).text).not.toContain("Elsewhere");
    }
  });

  test("is not sent when it is empty, and its owner sees that", async () => {
    const { id } = await schedule({ recipient_ids: [siteLeader.id], filters: { providers: "2000000" } });
    await send();
    expect(server.mails).toEqual([]);
    expect(await told(id)).toEqual([[siteLeader.id, "empty", 0]]);
  });

  test("passes over a recipient who is no longer active, or no longer may have it", async () => {
    const left = await signInAs("Site Leader", { school_ids: [north.id] });
    const demoted = await signInAs("Super Admin");
    const { id } = await schedule({ recipient_ids: [left.id, demoted.id, staff.id] });
    await sql`update users set is_active = false where id = ${left.id}`.execute(db);
    await sql`update users set role = 'admin', user_type = '{Charities}' where id = ${demoted.id}`.execute(
      db,
    );
    await send();
    expect(server.mails.flatMap(({ to }) => to)).toEqual([staff.email]);
    const states = (await told(id)).map(([user, state]) => [user, state]);
    expect(states).toEqual(
      expect.arrayContaining([
        [left.id, "barred"],
        [demoted.id, "barred"],
        [staff.id, "sent"],
      ]),
    );
  });

  test("passes over everybody when its owner no longer may have it or is gone", async () => {
    const owner = await signInAs("Super Admin");
    const { id } = await schedule({ report: "site", recipient_ids: [staff.id] }, owner);
    await sql`update users set role = 'admin', user_type = '{Charities}' where id = ${owner.id}`.execute(db);
    await send();
    setNow("2026-09-28T11:00:00Z");
    await sql`update users set role = 'Super Admin', user_type = '{}', is_active = false where id = ${owner.id}`.execute(
      db,
    );
    await send();
    expect(server.mails).toEqual([]);
    const states = await rows(db, sql`select state from report_sends where saved_report_id = ${id}`);
    expect(states).toEqual([{ state: "ownerBarred" }, { state: "ownerBarred" }]);
  });

  test("shows an owner who has become a leader's recipients no more than they may see themselves", async () => {
    const owner = await signInAs("Super Admin");
    await schedule({ recipient_ids: [siteLeader.id] }, owner);
    await sql`update users set role = 'Provider Leader', provider_id = ${provider.id} where id = ${owner.id}`.execute(
      db,
    );
    await send();
    const [file] = lastTo(siteLeader).attachments.values();
    expect((await readReportRows(file ?? Buffer.alloc(0))).slice(1).map((row) => row[1])).toEqual(["North"]);
  });

  test("taken by a process that died is made by another after a while, once", async () => {
    await schedule({ recipient_ids: [siteLeader.id] });
    await work();
    await sql`delete from mails`.execute(db);
    await sql`update report_sends set state = 'due', attempts = 1, next_try_at = ${monday}::timestamptz + interval '15 minutes'`.execute(
      db,
    );
    await send();
    expect(server.mails).toEqual([]);
    setNow("2026-09-21T11:16:00Z");
    await send();
    await send();
    expect(mailsTo(siteLeader)).toHaveLength(1);
  });

  test("made by two at once, because one was taken for lost, is mailed once", async () => {
    const { id } = await schedule({ recipient_ids: [siteLeader.id] });
    const begun = async (count: number) => {
      await expect
        .poll(() => rows(db, sql`select attempts from report_sends where saved_report_id = ${id}`), {
          timeout: 15_000,
        })
        .toEqual([{ attempts: count }]);
    };
    const at = (moment: string) => ({ ...services, now: () => new Date(moment) });
    const makers: Promise<number>[] = [];
    // Neither gets at what classes did until both have begun.
    await transaction(db, async (tx) => {
      await sql`lock table class_totals in access exclusive mode`.execute(tx);
      makers.push(makeSends(at(monday), (error) => faults.push(error)));
      await begun(1);
      makers.push(makeSends(at("2026-09-21T11:16:00Z"), (error) => faults.push(error)));
      await begun(2);
    });
    await Promise.all(makers);
    await deliver();
    expect([mailsTo(siteLeader).length, faults]).toEqual([1, []]);
  });

  test("that can't be made is tried five times and shown in monitoring", async () => {
    const { id } = await schedule({ recipient_ids: [staff.id] });
    await sql`alter table class_totals rename to mislaid`.execute(db);
    const states: unknown[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      setNow(new Date(Date.parse(monday) + attempt * 11 * 60_000).toISOString());
      await work();
      states.push((await told(id))[0]?.[1]);
    }
    await sql`alter table mislaid rename to class_totals`.execute(db);
    expect(states).toEqual(["due", "due", "due", "due", "failed", "failed"]);
    expect(faults).toHaveLength(5);
  });

  test("that can't be made holds up no other", async () => {
    const { id } = await schedule({ report: "site", recipient_ids: [staff.id] });
    const sound = await schedule({ recipient_ids: [siteLeader.id] });
    await sql`alter table sites rename column site_number to mislaid`.execute(db);
    await send();
    await sql`alter table sites rename column mislaid to site_number`.execute(db);
    expect([await told(id), await told(sound.id)]).toEqual([
      [[staff.id, "due", null]],
      [[siteLeader.id, "sent", 1]],
    ]);
  });

  test("whose report no longer takes its filters is not sent with others", async () => {
    const { id } = await schedule({ recipient_ids: [staff.id] });
    await sql`update saved_reports set filters = '{"nothing": "1"}' where id = ${id}`.execute(db);
    await send();
    expect((await told(id)).map(([, state]) => state)).toEqual(["ownerBarred"]);
  });

  test("goes out with its mail's state shown to the owner", async () => {
    const { id } = await schedule({ recipient_ids: [siteLeader.id] });
    await work();
    expect((await told(id)).map(([, state]) => state)).toEqual(["waiting"]);
    await sql`update mails set state = 'failed' where kind = 'saved_report'`.execute(db);
    expect((await told(id)).map(([, state]) => state)).toEqual(["failed"]);
  });
});

describe("the link that stops it", () => {
  const oneClick = (token: string) =>
    app.inject({
      method: "POST",
      url: `/stop-mails/${token}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });

  test("stops it by one POST without a sign-in, as RFC 8058 has it, and by no GET", async () => {
    const { id, name } = await schedule({ recipient_ids: [siteLeader.id, staff.id] });
    await send();
    const token = stopLinkIn(siteLeader);
    const { headers } = lastTo(siteLeader);
    expect(headers.get("list-unsubscribe")).toBe(`<https://portal.example/stop-mails/${token}>`);
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const shown = await call(mailStopEndpoints.read, { params: { token } });
    expect(shown.body.data).toEqual({ name, owner: "Sam Boss", stopped: false });
    expect((await read(id)).recipients.map(({ stopped_at }) => stopped_at)).toEqual([null, null]);
    expect((await oneClick(token)).statusCode).toBe(200);
    expect((await oneClick(token)).statusCode).toBe(200);
    const { recipients } = await read(id);
    expect(recipients.filter(({ stopped_at }) => stopped_at !== null).map((each) => each.id)).toEqual([
      siteLeader.id,
    ]);
    setNow("2026-09-28T11:00:00Z");
    await send();
    expect([mailsTo(siteLeader).length, mailsTo(staff).length]).toEqual([1, 2]);
  });

  test("holds when its owner writes the list anew, and can be taken back by the same link", async () => {
    const { id } = await schedule({ recipient_ids: [siteLeader.id] });
    await send();
    const token = stopLinkIn(siteLeader);
    await oneClick(token);
    for (const recipient_ids of [[staff.id], [staff.id, siteLeader.id]]) {
      await call(savedReportEndpoints.update, { as: staff, params: { id }, body: { recipient_ids } });
    }
    const stopped = async () =>
      (await read(id)).recipients.find((each) => each.id === siteLeader.id)?.stopped_at;
    expect(await stopped()).toEqual(expect.any(String));
    await call(mailStopEndpoints.stop, { params: { token }, body: { resume: true } });
    expect(await stopped()).toBeNull();
  });

  test("also stops the mail that lies in the outbox already", async () => {
    await schedule({ recipient_ids: [siteLeader.id] });
    await send();
    const token = stopLinkIn(siteLeader);
    setNow("2026-09-28T11:00:00Z");
    await work();
    await oneClick(token);
    await deliver();
    expect(mailsTo(siteLeader)).toHaveLength(1);
  });

  test("is kept as a hash only, and names nothing once the report is erased", async () => {
    const { id } = await schedule({ recipient_ids: [siteLeader.id] });
    await send();
    const token = stopLinkIn(siteLeader);
    const kept = await rows<{ all: string }>(db, sql`select l::text as all from report_stop_links l`);
    expect(kept.some(({ all }) => all.includes(token))).toBe(false);
    await call(savedReportEndpoints.remove, { as: staff, params: { id } });
    await sql`update saved_reports set archived_at = now() - interval '25 hours'`.execute(db);
    await work();
    expect((await call(mailStopEndpoints.read, { params: { token } })).status).toBe(404);
    expect((await oneClick(token)).statusCode).toBe(404);
  });

  test("can't be guessed at for long", async () => {
    await sql`delete from login_attempts`.execute(db);
    const tries = Array.from({ length: 12 }, (_, at) =>
      call(mailStopEndpoints.read, { params: { token: `no${at}` } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(404), 429, 429]);
  });

  test("is the only call that takes a form", async () => {
    const answer = await app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "email=a@b.example&password=x",
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe("POST /savedReport/:id/sendNow", () => {
  test("sends it to its owner at once, however often it is pressed meanwhile", async () => {
    const { id } = await schedule({ schedule: null, weekday: null }, siteLeader);
    const press = () => call(savedReportEndpoints.sendNow, { as: siteLeader, params: { id } });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.message).toContain(siteLeader.email);
    expect(await told(id, siteLeader)).toEqual([[siteLeader.id, "due", null]]);
    await send();
    expect(mailsTo(siteLeader)).toHaveLength(1);
    expect((await read(id, siteLeader)).sends).toMatchObject([{ day: null, state: "sent", rows: 1 }]);
  });

  test("comes before what is due by itself", async () => {
    await schedule({ recipient_ids: [staff.id] });
    const { id } = await schedule({ schedule: null, weekday: null }, siteLeader);
    // Due already, but not begun.
    await makeSends(services, () => undefined, AbortSignal.abort());
    await call(savedReportEndpoints.sendNow, { as: siteLeader, params: { id } });
    await work();
    const mails = await rows<{ user_id: number }>(
      db,
      sql`select user_id from mails order by id desc limit 2`,
    );
    expect(mails.map(({ user_id }) => user_id)).toEqual([staff.id, siteLeader.id]);
    await deliver();
  });
});

import { createHash } from "node:crypto";
import {
  activityFormResponseEndpoints,
  auditLogEndpoints,
  charityChoiceEndpoints,
  classDonationEndpoints,
  classroomEndpoints,
  sessionClosingEndpoints,
  sessionEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { transaction } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, make, signInAs } = kit;
const staff = await signInAs("admin", { user_type: ["Charities"] });
const all = await signInAs("Super Admin");
const [food, books] = [await make.charity({ name: "Food Bank" }), await make.charity({ name: "Open Books" })];
const closedWords = "“Autumn” is closed, so this can't be changed. A Super Admin can reopen it.";

/** A session from September 1 to 10, five days before today, with a class. */
async function makeWorld() {
  const program = await make.program({ name: `Kind ${Math.random()}` });
  const site = await make.site({ name: "Lincoln", program_id: program.id });
  const dates = { start: "2026-09-01", end: "2026-09-10" };
  const session = await make.session({ name: "Autumn", program_id: program.id, ...dates });
  const teacher = await signInAs("Instructor", {
    school_ids: [site.id],
    first_name: "Ana",
    last_name: "Lee",
  });
  const place = { user_id: teacher.id, school_id: site.id, session_id: session.id };
  const item = await make.mindfulOpen({ questions: [], start: "2026-09-01", end: "2026-09-20" });
  return {
    program,
    site,
    session,
    teacher,
    place,
    choose: () => make.charityChoice({ ...place, charity_id: food.id, ...dates }),
    donation: (more: object = {}) =>
      make.classDonation({ ...place, charity_id: food.id, donated_on: "2026-09-05", ...more }),
    answer: (answered_on = "2026-09-08") =>
      call(classroomEndpoints.answerForm, {
        as: teacher,
        body: { school_id: site.id, object_id: item.id, answers: {}, answered_on },
      }),
    read: async () =>
      (await call(sessionClosingEndpoints.get, { as: staff, params: { id: session.id } })).body.data,
    close: (body: object = { accept: ["late_answers", "unverified"], note: "Agreed" }) =>
      call(sessionClosingEndpoints.close, { as: staff, params: { id: session.id }, body }),
    reopen: (reason = "A late check") =>
      call(sessionClosingEndpoints.reopen, { as: all, params: { id: session.id }, body: { reason } }),
  };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

const statementOf = async (world: World) => {
  const id = (await world.read()).events.find(({ action }) => action === "close")?.id ?? 0;
  return call(sessionClosingEndpoints.statement, { as: staff, params: { id } });
};
const told = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];

describe("GET /session/{id}/closing", () => {
  test("lists what is open, with counts, amounts and the first classes", async () => {
    const world = await makeWorld();
    await world.answer();
    const { items } = await world.read();
    expect(items).toEqual([
      { key: "late_answers", count: 10, cents: null, first: [] },
      { key: "undecided", count: 1, cents: 25, first: ["Ana Lee, Lincoln"] },
    ]);
    await world.choose();
    await world.donation({ amount_cents: 700 });
    await world.donation({ amount_cents: 800 });
    await world.donation({ status: "held", amount_cents: 2_000_000 });
    await sql`update responses set points = 9 where session_id = ${world.session.id}`.execute(db);
    expect((await world.read()).items.slice(1)).toEqual([
      { key: "uncounted", count: 1, cents: null, first: ["Ana Lee, Lincoln"] },
      { key: "held", count: 1, cents: 2_000_000, first: ["Ana Lee, Lincoln"] },
      { key: "unverified", count: 2, cents: 1500, first: ["Ana Lee, Lincoln"] },
    ]);
    kit.setNow("2026-09-10");
    expect((await world.read()).items.map(({ key, count }) => [key, count])).toContainEqual(["not_ended", 1]);
    kit.setNow("2026-09-25");
    expect((await world.read()).items.map(({ key }) => key)).not.toContain("late_answers");
    kit.setNow("2026-09-15");
  });
});

describe("POST /session/{id}/close", () => {
  test("refuses a session that hasn't ended, and open items unless each is accepted with a note", async () => {
    const world = await makeWorld();
    await world.choose();
    await world.donation();
    kit.setNow("2026-09-10");
    expect(told(await world.close())).toEqual([
      409,
      "“Autumn” runs until Sep 10, 2026. Close it once it has ended.",
    ]);
    kit.setNow("2026-09-15");
    const refused = await world.close({ accept: ["late_answers"], note: "Agreed" });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          msg: "Donations not verified: 1. Verify them, or accept this.",
          path: "accept",
          value: "unverified",
        },
      ],
    ]);
    const silent = await world.close({ accept: ["late_answers", "unverified"] });
    expect([silent.status, silent.body.errors?.[0]?.path]).toEqual([422, "note"]);
    expect(await world.read()).toMatchObject({ closed_at: null, events: [] });
  });

  test("needs no note where nothing is open", async () => {
    const world = await makeWorld();
    kit.setNow("2026-10-15");
    expect(told(await world.close({}))).toEqual([200, "Closed “Autumn”"]);
    kit.setNow("2026-09-15");
  });

  test("keeps who closed it, what was accepted and why, also in the audit log", async () => {
    const world = await makeWorld();
    await world.choose();
    await world.donation();
    const { status, body } = await world.close();
    const event = {
      action: "close",
      by: { id: staff.id },
      note: "Agreed",
      left_open: [
        { key: "late_answers", count: 10 },
        { key: "unverified", count: 1 },
      ],
    };
    expect([status, body.data]).toMatchObject([
      200,
      { closed_at: expect.any(String), closed_by: { id: staff.id }, items: [], events: [event] },
    ]);
    expect(told(await world.close())).toEqual([409, "“Autumn” is already closed."]);
    const query = { entity: "session", entity_id: world.session.id, action: "update" };
    const [entry] = (await call(auditLogEndpoints.list, { as: all, query })).body.data;
    expect(entry).toMatchObject({
      user: { id: staff.id },
      name: "Autumn",
      before: { closed_at: null },
      after: { closed_by: staff.id, note: "Agreed", sha256: body.data.events[0]?.sha256 },
    });
  });
});

describe("a closed session", () => {
  const closed = async () => {
    const world = await makeWorld();
    const choice = await world.choose();
    const [counted, verified, held] = [
      await world.donation(),
      await world.donation({ status: "verified", amount_cents: 900 }),
      await world.donation({ status: "held" }),
    ];
    const { id: response } = (await world.answer()).body.data;
    const { status } = await world.close({ accept: ["late_answers", "unverified", "held"], note: "Agreed" });
    expect(status).toBe(200);
    return { ...world, choice, counted, verified, held, response };
  };
  const ofDonation = (id: number, body: object, as = staff) =>
    call(classDonationEndpoints.update, { as, params: { id }, body });

  test("refuses each change of its dates, program, choices, donations and points, naming it", async () => {
    const world = await closed();
    const { session, choice, counted, verified, held, response } = world;
    const other = await make.program();
    const another = await signInAs("Instructor", { school_ids: [world.site.id] });
    const params = { id: choice.id };
    const tries = {
      dates: call(sessionEndpoints.update, { as: all, params: session, body: { end: "2026-09-12" } }),
      program: call(sessionEndpoints.update, { as: all, params: session, body: { program_id: other.id } }),
      deletion: call(sessionEndpoints.remove, { as: all, params: session }),
      choice: call(charityChoiceEndpoints.update, { as: staff, params, body: { charity_id: books.id } }),
      unchosen: call(charityChoiceEndpoints.remove, { as: staff, params }),
      chosen: call(charityChoiceEndpoints.create, {
        as: staff,
        body: { ...world.place, user_id: another.id, charity_id: food.id },
      }),
      verify: ofDonation(counted.id, { status: "verified" }),
      amount: ofDonation(counted.id, { amount_cents: 1 }),
      note: ofDonation(counted.id, { note: "Bake sale" }, world.teacher),
      confirm: ofDonation(held.id, { status: "counted" }),
      void: ofDonation(verified.id, { status: "void" }),
      response: call(activityFormResponseEndpoints.remove, { as: all, params: { id: response } }),
    };
    for (const [what, tried] of Object.entries(tries))
      expect([what, ...told(await tried)]).toEqual([what, 409, closedWords]);
    const body = { school_id: world.site.id, amount_cents: 500, donated_on: "2026-09-05" };
    const donated = await call(classDonationEndpoints.create, { as: world.teacher, body });
    expect([donated.status, donated.body.errors]).toEqual([
      422,
      [
        {
          msg: "“Autumn” is closed. Enter a date in an open session, or ask a Super Admin to reopen it.",
          path: "donated_on",
        },
      ],
    ]);
    const item = await make.mindfulOpen({ questions: [], start: "2026-09-01", end: "2026-09-20" });
    const late = { school_id: world.site.id, object_id: item.id, answers: {}, answered_on: "2026-09-09" };
    const answered = await call(classroomEndpoints.answerForm, { as: world.teacher, body: late });
    expect([answered.status, answered.body.errors]).toEqual([
      422,
      [
        {
          msg: "“Autumn” is closed, so this wasn't recorded. Choose a day in an open session.",
          path: "answered_on",
        },
      ],
    ]);
    const renamed = await call(sessionEndpoints.update, { as: all, params: session, body: { name: "Fall" } });
    expect(renamed.status).toBe(200);
  });

  test("has what was verified paid, one by one and many at once, and nothing else", async () => {
    const { counted, verified, session } = await closed();
    const query = { sessions: [session.id] };
    const { data } = (await call(classDonationEndpoints.list, { as: staff, query })).body;
    expect(data.map(({ status, next, can }) => [status, next, can]).sort()).toEqual([
      ["counted", [], []],
      ["held", [], []],
      ["verified", ["paid"], []],
    ]);
    const bulk = (action: "verify" | "pay") =>
      call(classDonationEndpoints.bulk, { as: staff, body: { action, ids: [counted.id, verified.id] } });
    expect((await bulk("verify")).body.data).toMatchObject({ done: 0 });
    expect((await bulk("pay")).body.data).toMatchObject({
      done: 1,
      skipped: [{ id: counted.id, msg: closedWords }],
    });
  });

  test("refuses a change that goes past the calls, and the change of a closing", async () => {
    const { session, verified } = await closed();
    const refusal = (statement: string) =>
      transaction(db, (tx) => sql.raw(statement).execute(tx)).then(
        () => "done",
        (error: Error) => error.message,
      );
    const words = "Session Autumn is closed";
    const where = `where session_id = ${session.id}`;
    expect(await refusal(`update class_donations set amount_cents = 1 where id = ${verified.id}`)).toBe(
      words,
    );
    expect(await refusal(`delete from class_donations ${where}`)).toBe(words);
    expect(await refusal(`update charity_choices set charity_id = ${books.id} ${where}`)).toBe(words);
    expect(await refusal(`update session_closings set note = 'x' ${where}`)).toMatch(/only added to/);
    expect(await refusal(`delete from session_closings ${where}`)).toMatch(/only added to/);
  });

  test("waits for a donation that is being recorded, and states it", async () => {
    const world = await makeWorld();
    await world.choose();
    const recorded = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const recording = transaction(db, async (tx) => {
      await sql`insert into class_donations (user_id, school_id, session_id, charity_id, amount_cents, donated_on, status)
        values (${world.teacher.id}, ${world.site.id}, ${world.session.id}, ${food.id}, 4242, '2026-09-05', 'verified')`.execute(
        tx,
      );
      recorded.resolve();
      await commit.promise;
    });
    await recorded.promise;
    const closing = world.close();
    await waitingForLock();
    commit.resolve();
    await recording;
    expect((await closing).status).toBe(200);
    expect((await statementOf(world)).text).toContain("42.42");
  });

  test("refuses a donation that waited for the closing", async () => {
    const world = await makeWorld();
    await world.choose();
    const locked = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const closing = transaction(db, async (tx) => {
      await sql`select from sessions where id = ${world.session.id} for update`.execute(tx);
      await sql`update sessions set closed_at = now(), closed_by = ${staff.id} where id = ${world.session.id}`.execute(
        tx,
      );
      locked.resolve();
      await commit.promise;
    });
    await locked.promise;
    const body = { school_id: world.site.id, amount_cents: 500, donated_on: "2026-09-05" };
    const donating = call(classDonationEndpoints.create, { as: world.teacher, body });
    await waitingForLock();
    commit.resolve();
    await closing;
    expect([(await donating).status, (await donating).body.errors?.[0]?.path]).toEqual([422, "donated_on"]);
  });
});

async function waitingForLock(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows[0]?.count;
      },
      { timeout: 5000 },
    )
    .toBeGreaterThan(0);
}

describe("GET /sessionClosing/{id}/statement", () => {
  test("has each charity and site, and stays the same bytes after payments and other names", async () => {
    const world = await makeWorld();
    await world.answer();
    await world.choose();
    const paid = await world.donation({ status: "verified", amount_cents: 1250 });
    await world.donation({ amount_cents: 300 });
    await world.close();
    const before = await statementOf(world);
    const { provider_id } = world.site;
    const of = `Autumn,${world.program.name},2026-09-01,2026-09-10`;
    const figures = "1,5,0.25,15.50,12.50,0.00,15.75";
    const { rows } = await sql<{
      name: string;
    }>`select name from providers where id = ${provider_id}`.execute(db);
    expect(before.text.split("\r\n")).toEqual([
      "\uFEFFSession,Program,From,To,Charity,Provider,Site,Classes,Points,Earned,Donated,Verified,Paid,Total",
      `${of},Food Bank,${rows[0]?.name},Lincoln,${figures}`,
      `${of},Food Bank,,All sites,${figures}`,
      `${of},Total,,All sites,${figures}`,
      "",
    ]);
    const { sha256 } = (await world.read()).events[0] ?? {};
    expect(createHash("sha256").update(before.text).digest("hex")).toBe(sha256);
    await call(classDonationEndpoints.update, { as: staff, params: paid, body: { status: "paid" } });
    await sql`update charities set name = 'Harbor Food' where id = ${food.id}`.execute(db);
    await call(sessionEndpoints.update, { as: all, params: world.session, body: { name: "Fall" } });
    expect((await statementOf(world)).text).toBe(before.text);
    await sql`update charities set name = 'Food Bank' where id = ${food.id}`.execute(db);
  });

  test("answers 500 in words when the bytes aren't those of the closing", async () => {
    const world = await makeWorld();
    await world.close();
    await sql`alter table session_closings disable trigger only_added`.execute(db);
    await sql`update session_closings set statement = 'other' where session_id = ${world.session.id}`.execute(
      db,
    );
    await sql`alter table session_closings enable trigger only_added`.execute(db);
    const { status, text } = await statementOf(world);
    expect([status, JSON.parse(text).message]).toEqual([
      500,
      "The kept statement doesn't match its fingerprint. Don't use it, and tell the people who run the portal.",
    ]);
  });
});

describe("POST /session/{id}/reopen", () => {
  test("is for unrestricted Super Admins, with a reason that is kept; the statement stays", async () => {
    const world = await makeWorld();
    await world.close();
    const { text } = await statementOf(world);
    const params = { id: world.session.id };
    const asStaff = await call(sessionClosingEndpoints.reopen, { as: staff, params, body: { reason: "x" } });
    expect(asStaff.status).toBe(403);
    expect((await world.reopen("")).status).toBe(422);
    const { status, body } = await world.reopen();
    expect([status, body.data]).toMatchObject([
      200,
      { closed_at: null, events: [{ action: "reopen", note: "A late check", by: { id: all.id } }, {}] },
    ]);
    expect(told(await world.reopen())).toEqual([409, "“Autumn” isn't closed."]);
    expect((await world.answer()).status).toBe(201);
    await world.close({ accept: ["late_answers", "undecided"], note: "Again" });
    const { events } = await world.read();
    expect(events.map(({ action }) => action)).toEqual(["close", "reopen", "close"]);
    const first = await call(sessionClosingEndpoints.statement, { as: staff, params: events[2] });
    expect([first.text, (await statementOf(world)).text === text]).toEqual([text, false]);
    const query = { entity: "session", entity_id: world.session.id, action: "update" };
    const { data } = (await call(auditLogEndpoints.list, { as: all, query })).body;
    expect(data.map(({ after }) => after?.["reason"])).toContain("A late check");
  });
});

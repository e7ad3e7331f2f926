import {
  activityEndpoints,
  classDonationEndpoints,
  classroomEndpoints,
  districtEndpoints,
  leadEndpoints,
  notificationEndpoints,
  paceEndpoints,
  paymentRunEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { sole } from "../src/core/database.ts";
import { runLedgerChecks } from "../src/giving/ledger-check/runLedgerChecks.ts";
import { buildApp } from "./buildApp.ts";
import { csv, importing } from "./importing.ts";
import { notificationsWorld } from "./notificationsWorld.ts";
import { paymentWorld } from "./paymentWorld.ts";

const kit = await buildApp();
const { call, db, make, services, setNow } = kit;
const world = await notificationsWorld(kit);
const { charities, clear, constituents, curriculum, director, latest, leader, people, site, teacher, told } =
  world;

beforeEach(clear);

const inquiry = {
  first_name: "Ida",
  last_name: "Holm",
  email: "ida@asking.example",
  organization: "Hill School",
};
const ask = (more: object = {}) => call(leadEndpoints.create, { body: { ...inquiry, ...more } });
const links = async (as = director) =>
  (await latest(as)).notifications.map(({ link, detail }) => [link, detail]);

describe("an inquiry", () => {
  test("is told to staff who manage leads, once until they read it", async () => {
    await ask();
    await ask();
    expect(await told()).toEqual({
      director: ["Wrote again: Hill School"],
      constituents: ["Wrote again: Hill School"],
    });
    const { id } = await sole<{ id: number }>(db, sql`select id from leads where email = ${inquiry.email}`);
    expect(await links()).toEqual([[`/lead/${id}`, "Ida Holm"]]);
    expect((await latest(director, { "accept-language": "es" })).notifications[0]?.title).toBe(
      "Volvió a escribir: Hill School",
    );
  });

  test("of a lead with an owner is told to the owner only", async () => {
    await ask({ email: "owned@asking.example" });
    await sql`update leads set owner_id = ${constituents.id} where email = 'owned@asking.example'`.execute(
      db,
    );
    await clear();
    await ask({ email: "owned@asking.example" });
    expect(await told()).toEqual({ constituents: ["Wrote again: Hill School"] });
  });

  test("is no longer shown to who lost the permission, nor once it is gone", async () => {
    await ask({ email: "gone@asking.example" });
    await sql`update users set user_type = '{Charities}' where id = ${constituents.id}`.execute(db);
    expect([await told(), (await latest(constituents)).unread]).toEqual([
      { director: ["New inquiry: Hill School"] },
      0,
    ]);
    await sql`update users set user_type = '{Constituents}' where id = ${constituents.id}`.execute(db);
    await sql`delete from leads where email = 'gone@asking.example'`.execute(db);
    expect(await told()).toEqual({});
  });
});

describe("an import", () => {
  const { send } = importing(kit);
  const file = csv([
    ["name", "abbreviation"],
    ["Hill District", "HD"],
  ]);

  test("that finished is told to who made it", async () => {
    await send(districtEndpoints.import, file, { as: constituents, name: "districts.csv" });
    expect(await told()).toEqual({ constituents: ["Import finished: Districts, 1 row"] });
    expect(await links(constituents)).toEqual([["/imports?entity=district", "districts.csv"]]);
  });

  test("that was refused or only tried is not told; one that broke off is", async () => {
    await send(districtEndpoints.import, csv([["name"], [""]]), { as: constituents });
    await send(districtEndpoints.import, csv([["name"], ["A"]]), {
      as: constituents,
      query: { dry_run: "true" },
    });
    expect(await told()).toEqual({});
    await sql`insert into imports (user_id, entity, file_name, mode, state) values (${constituents.id}, 'district', 'x.csv', 'create', 'writing')`.execute(
      db,
    );
    await sql`update imports set state = 'failed' where state = 'writing'`.execute(db);
    expect(await told()).toEqual({ constituents: ["Import failed: Districts. Nothing was saved."] });
  });
});

describe("a nudge", () => {
  const activity = () =>
    make.mindfulOpen({ questions: [], session_id: world.session.id, start: "2026-09-01" });
  const nudge = () =>
    call(paceEndpoints.nudge, { as: leader, body: { user_id: teacher.id, school_id: site.id } });
  const answer = async () => {
    const { id } = await activity();
    const body = { school_id: site.id, object_id: id, answers: {} };
    return call(classroomEndpoints.answerForm, { as: teacher, body });
  };

  test("that was answered is told once to who sent it, while the site is theirs", async () => {
    const today = new Date().toISOString();
    expect((await nudge()).status).toBe(200);
    await sql`update nudges set created_at = ${today}::timestamptz - interval '1 day'`.execute(db);
    expect((await answer()).status).toBe(201);
    await answer();
    expect(await told()).toEqual({ leader: ["Ana Lopez's class recorded an activity after your nudge"] });
    expect(await links(leader)).toEqual([[`/pacing?schools=${site.id}`, "Willow Creek"]]);
    await sql`update user_schools set school_id = ${world.far.id} where user_id = ${leader.id}`.execute(db);
    expect(await told()).toEqual({});
    await sql`update user_schools set school_id = ${site.id} where user_id = ${leader.id}`.execute(db);
  });

  test("of long ago is not answered by an activity", async () => {
    await sql`update nudges set answered_at = null, created_at = now() - interval '15 days'`.execute(db);
    await answer();
    expect(await told()).toEqual({});
  });
});

describe("an email that was given up", () => {
  const giveUp = (kind: string, user: { id: number } | null, data: object = {}) =>
    sql`with made as (insert into mails (kind, user_id, address, language, data, state)
        values (${kind}, ${user?.id ?? null}, 'nobody@nowhere.example', 'en', ${JSON.stringify(data)}::jsonb, 'waiting') returning id)
      select id from made`
      .execute(db)
      .then(() => sql`update mails set state = 'failed'`.execute(db));

  test("to a teacher is told to staff who manage accounts", async () => {
    await giveUp("password_link", teacher);
    await giveUp("password_link", teacher);
    const title = ["Emails to Ana Lopez couldn't be delivered"];
    expect(await told()).toEqual({ director: title, constituents: title });
    expect(await links()).toEqual([
      [`/users/instructor/${teacher.id}`, `Check the address: ${teacher.email}`],
    ]);
  });

  test("with a nudge is told to its sender as well, to staff only if unrestricted ones manage the account", async () => {
    const { id } = await sole<{ id: number }>(
      db,
      sql`insert into nudges (user_id, school_id, sent_by) values (${teacher.id}, ${site.id}, ${leader.id}) returning id`,
    );
    await giveUp("nudge", teacher, { nudge: id });
    expect(Object.keys(await told())).toEqual(["director", "constituents", "leader"]);
    await clear();
    await giveUp("password_link", people.charities);
    expect(Object.keys(await told())).toEqual(["director"]);
  });
});

describe("an approval", () => {
  test("of a payment run is told to the others who pay charities, until somebody approves", async () => {
    const { makeGiving, verified } = await paymentWorld(kit);
    const { elm, filter } = await makeGiving();
    await verified(elm, 1000);
    await clear();
    const body = { name: "September", ...filter };
    const { data } = (await call(paymentRunEndpoints.create, { as: charities, body })).body;
    const title = ["Payment run to approve: September"];
    expect(await told()).toEqual({ director: title });
    expect((await links())[0]?.[0]).toBe(`/payments/runs/${data.id}`);
    expect((await call(paymentRunEndpoints.approve, { as: director, params: { id: data.id } })).status).toBe(
      200,
    );
    expect(await told()).toEqual({});
  });

  test("of a held donation is told to staff of charities, until it is confirmed", async () => {
    await make.charityChoice({ user_id: teacher.id, school_id: site.id, session_id: world.session.id });
    const body = { school_id: site.id, donated_on: "2026-09-10", amount_cents: 1_000_001 };
    const { data } = (await call(classDonationEndpoints.create, { as: teacher, body })).body;
    const title = ["Donation to confirm: $10,000.01"];
    expect(await told()).toEqual({ director: title, charities: title });
    expect(await links()).toEqual([[`/donations?edit=${data.id}`, "Ana Lopez, Willow Creek"]]);
    const confirm = { as: charities, params: { id: data.id }, body: { status: "counted" } } as const;
    expect((await call(classDonationEndpoints.update, confirm)).status).toBe(200);
    expect(await told()).toEqual({});
  });

  test("of drafts is told once for each kind, to the others who approve", async () => {
    const { mindfulOpen } = activityEndpoints;
    const level = await make.level();
    const draft = { title: "Draft", start: "2026-09-01", end: "2026-09-30", level_id: level.id };
    for (let times = 0; times < 2; times++) {
      const { status, body } = await call(mindfulOpen.create, { as: curriculum, body: draft as never });
      expect([status, body.errors]).toEqual([201, undefined]);
    }
    expect(await told()).toEqual({ director: ["To approve: 2 Mindfulness Open Forms"] });
    expect(await links()).toEqual([["/mindfulness-open-forms?state=draft", null]]);
    await sql`update activities set is_approved = true`.execute(db);
    expect(await told()).toEqual({});
  });
});

test("a disagreement of the ledger is told to Super Admins who may open the check", async () => {
  const restricted = await kit.signInAs("Super Admin", { user_type: ["Reports"] });
  setNow("2026-09-15T07:01:00Z");
  const compare = async () => ({ compared: 10, disagreements: 2, examples: [] });
  await runLedgerChecks(services, [{ name: "entries", compare }]);
  expect(await told()).toEqual({ director: ["The ledger check found a disagreement"] });
  expect(await links()).toEqual([["/ledger-check", "2 numbers don't match the ledger"]]);
  expect((await latest(restricted)).notifications).toEqual([]);
});

describe("POST /notification/read", () => {
  test("marks one's own as read, one or all, and nobody else's", async () => {
    for (const name of ["a", "b", "c"]) await ask({ email: `${name}@asking.example`, organization: name });
    const before = await latest(director);
    expect([before.unread, before.notifications.map(({ is_read }) => is_read)]).toEqual([
      3,
      [false, false, false],
    ]);
    const read = (as: typeof director, ids?: number[]) =>
      call(notificationEndpoints.read, { as, body: { ids } });
    const ids = before.notifications.map(({ id }) => id);
    expect((await read(constituents, ids)).body.data).toEqual({ unread: 3 });
    expect((await read(director, ids.slice(0, 1))).body.data).toEqual({ unread: 2 });
    expect((await latest(director)).notifications.map(({ is_read }) => is_read)).toEqual([
      true,
      false,
      false,
    ]);
    expect((await read(director)).body.data).toEqual({ unread: 0 });
    expect((await call(notificationEndpoints.unread, { as: constituents })).body.data).toEqual({ unread: 3 });
  });

  test("pages through more than one page", async () => {
    await sql`insert into leads (first_name, last_name, email, organization)
      select 'A', 'B', 'many' || g || '@asking.example', 'School ' || g from generate_series(1, 45) g`.execute(
      db,
    );
    await sql`select notify_people('lead', 'lead', id, array[${director.id}::int]) from leads where email::text like 'many%'`.execute(
      db,
    );
    const page = async (number: number) =>
      (await call(notificationEndpoints.latest, { as: director, query: { page: number } })).body.data;
    const pages = [await page(0), await page(1), await page(2)];
    expect(pages.map(({ notifications, has_more }) => [notifications.length, has_more])).toEqual([
      [20, true],
      [20, true],
      [5, false],
    ]);
    expect(new Set(pages.flatMap(({ notifications }) => notifications.map(({ id }) => id))).size).toBe(45);
  });
});

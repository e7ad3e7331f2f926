import { classDonationEndpoints, importEndpoints, type UsedBy, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { rows } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, services, signInAs } = kit;
const { approver: all, dueOf, makeGiving, withOpenMoney } = await paymentWorld(kit);
const people = await signInAs("admin", { user_type: ["Constituents"] });
const money = await signInAs("admin", { user_type: ["Constituents", "Charities"] });
const reason = "She moved away";

/** A teacher with $10 verified, $7 counted and 20 points. */
async function teacherWithMoney() {
  const { counted, ...giving } = await withOpenMoney();
  const { site, teacher } = giving.elm;
  const statuses = async () =>
    (
      await call(classDonationEndpoints.list, { as: all, query: { users: String(teacher.id) as never } })
    ).body.data.map(({ status, note }) => [status, note]);
  return { giving, site, teacher, counted: counted.id, statuses };
}

const remove = (id: number, query: object = {}, as = money) =>
  call(userEndpoints.remove, { as, params: { id }, query });
const bulk = (ids: readonly number[], more: object = {}, as = money) =>
  call(userEndpoints.bulk, { as, body: { action: "delete", ids: [...ids], ...more } });
const openOf = (id: number, as = people) => call(userEndpoints.openMoney, { as, params: { id } });
const words =
  "Their classes have money that isn't paid: donations not verified: 1 ($7.00), verified donations: 1 ($10.00), earned: $1.00. Decide what becomes of it.";
const open = {
  unverified: 1,
  unverified_cents: 700,
  closed: 0,
  closed_cents: 0,
  verified: 1,
  verified_cents: 1000,
  earned_cents: 100,
};
const differences = () => ledgerDifferences(services);

test("a teacher with open money isn't deleted without a decision and its reason", async () => {
  const { giving, teacher, counted } = await teacherWithMoney();
  const { name, school } = (await call(userEndpoints.get, { as: all, params: teacher })).body.data;
  const refused = await remove(teacher.id);
  expect([refused.status, refused.body.message]).toEqual([409, words]);
  expect((refused.body as { data?: unknown }).data).toEqual({ open_money: open });
  const { used_by } = refused.body as { used_by?: UsedBy[] };
  const called = `${name}, ${school[0]?.name}: ${giving.charity.name}`;
  expect(used_by).toEqual([
    {
      resource: "classDonation",
      count: 2,
      rows: [
        { id: expect.any(Number), name: `${called}, Sep 10, 2026, $10.00` },
        { id: counted, name: `${called}, Sep 10, 2026, $7.00` },
      ],
    },
    {
      resource: "charityChoice",
      count: 1,
      rows: [{ id: giving.elm.choice.id, name: `${called}, ${giving.session.name}` }],
    },
  ]);
  const many = await bulk([teacher.id]);
  const data = { open_money: open };
  expect(many.body.data).toMatchObject({ done: 0, skipped: [{ id: teacher.id, msg: words, data }] });
  for (const query of [{ open_money: "keep" }, { open_money: "void", reason: " " }])
    expect((await remove(teacher.id, query)).body.errors?.[0]?.path).toBe("reason");
  expect((await bulk([teacher.id], { open_money: "keep" })).body.errors?.[0]?.path).toBe("reason");
  const notTheirs = await remove(teacher.id, { open_money: "void", reason }, people);
  expect([notTheirs.status, notTheirs.body.errors?.[0]?.path]).toEqual([403, "open_money"]);
});

test("what is kept stays due, and the audit log keeps why", async () => {
  const { giving, teacher, statuses } = await teacherWithMoney();
  expect((await remove(teacher.id, { open_money: "keep", reason }, people)).status).toBe(200);
  expect(await dueOf(giving)).toMatchObject({ donated_cents: 1000, earned_cents: 100 });
  expect((await statuses()).map(([status]) => status).toSorted()).toEqual(["counted", "verified"]);
  const log = await rows(
    db,
    sql`select user_id, reason from audit_log where entity = 'user' and entity_id = ${teacher.id} and action = 'delete'`,
  );
  expect(log).toEqual([{ user_id: people.id, reason }]);
  expect(await differences()).toEqual([]);
});

test("one decision for many voids what nobody verified; restoring a person leaves it void", async () => {
  const [one, other] = [await teacherWithMoney(), await teacherWithMoney()];
  const free = await kit.make.user({ school_ids: [one.site.id] });
  const ids = [one.teacher.id, other.teacher.id, free.id];
  expect((await bulk(ids, { open_money: "void", reason })).body.data).toMatchObject({ done: 3, skipped: [] });
  for (const { statuses, giving } of [one, other]) {
    expect(await statuses()).toContainEqual(["void", reason]);
    expect(await dueOf(giving)).toMatchObject({ donated_cents: 1000, earned_cents: 100 });
  }
  const back = await call(userEndpoints.bulk, { as: money, body: { action: "restore", ids } });
  expect(back.body.data.done).toBe(3);
  expect((await one.statuses()).map(([status]) => status).toSorted()).toEqual(["verified", "void"]);
  expect(await differences()).toEqual([]);
});

test("a donation that is verified while its teacher is deleted isn't voided", async () => {
  const { teacher, counted, statuses } = await teacherWithMoney();
  const [locked, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const verifying = db.transaction().execute(async (tx) => {
    await sql`update class_donations set status = 'verified', verified_at = now(), verified_by = ${money.id}
      where id = ${counted}`.execute(tx);
    locked.resolve();
    await mayGoOn.promise;
  });
  await locked.promise;
  const deleting = remove(teacher.id, { open_money: "void", reason });
  const isWaiting = async () =>
    (
      await rows(
        db,
        sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).length > 0;
  while (!(await isWaiting()));
  mayGoOn.resolve();
  await verifying;
  expect((await deleting).status).toBe(200);
  expect((await statuses()).map(([status]) => status)).toEqual(["verified", "verified"]);
});

test("undoing an import keeps people whose classes have open money, and says why", async () => {
  const { giving, site } = await teacherWithMoney();
  const { name } = await kit.make.site({ program_id: site.program_id });
  const table = csv([
    ["First name", "Last name", "Email", "Site"],
    ["Ana", "Lopez", "undo@open.example", name],
    ["Eva", "Cruz", "undo2@open.example", name],
  ]);
  const { id } = await importing(kit).figures(userEndpoints.import, table, { as: all });
  const { data } = (await call(userEndpoints.list, { as: all, query: { search: "undo@open.example" } })).body;
  const [teacher] = data;
  if (!teacher) throw new Error("Nobody was imported");
  const own = { user_id: teacher.id, school_id: teacher.school[0]?.id ?? 0, session_id: giving.session.id };
  const choice = await kit.make.charityChoice({ ...own, charity_id: giving.charity.id });
  await kit.make.classDonation({ ...own, charity_id: choice.charity_id, amount_cents: 900 });
  const undone = await call(importEndpoints.undo, { as: all, params: { id } });
  const spared = { id: teacher.id, reason: expect.stringContaining("not verified: 1 ($9.00)") as string };
  expect(undone.body.data).toMatchObject({ undone: 1, spared: [spared] });
});

test("the open money of a person is told by site, to those who see the site", async () => {
  const { giving, site, teacher } = await teacherWithMoney();
  expect((await openOf(teacher.id)).body.data).toEqual([
    { school: { id: site.id, name: expect.stringContaining("Elm School") as string }, ...open },
  ]);
  const [leader, other] = [
    await signInAs("Site Leader", { school_ids: [site.id] }),
    await signInAs("Site Leader", { school_ids: [giving.oak.site.id] }),
  ];
  expect((await openOf(teacher.id, leader)).body.data).toMatchObject([{ earned_cents: 100 }]);
  expect((await openOf(teacher.id, other)).status).toBe(404);
});

test("a person without open money needs no decision", async () => {
  const { teacher } = (await makeGiving()).oak;
  expect((await remove(teacher.id, {}, people)).status).toBe(200);
});

import {
  charityChoiceEndpoints,
  charityEndpoints,
  classDonationEndpoints,
  givingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { rows } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, make, services, signInAs } = kit;
const { approver, approved, dueOf, makeGiving, send, verified, withOpenMoney } = await paymentWorld(kit);
const staff = await signInAs("admin", { user_type: ["Charities"] });
const reason = "The food bank closed";

const update = (id: number, body: object, as = staff) =>
  call(charityEndpoints.update, { as, params: { id }, body });
const bulk = (ids: readonly number[], more: object = {}) =>
  call(charityEndpoints.bulk, { as: staff, body: { action: "deactivate", ids: [...ids], ...more } });
const openOf = async (query: object) =>
  (await call(charityEndpoints.openMoney, { as: staff, query: query as never })).body.data;
const chosenBy = async ({ choice }: { choice: { id: number } }) =>
  (await call(charityChoiceEndpoints.get, { as: approver, params: choice })).body.data.charity.id;
const differences = () => ledgerDifferences(services);

test("what is open for a charity is told: for one, for many and for those that filters match", async () => {
  const { charity } = await withOpenMoney();
  const pledge = await make.pledge({ charity_ids: [charity.id] });
  const money = {
    unverified: 1,
    unverified_cents: 700,
    closed: 0,
    closed_cents: 0,
    verified: 1,
    verified_cents: 1000,
    earned_cents: 100,
    staying_cents: 0,
    choices: 2,
    pledges: 1,
  };
  expect(await openOf({ charities: String(charity.id) })).toEqual(money);
  expect(await openOf({ search: charity.name })).toEqual(money);
  const other = await withOpenMoney();
  expect(await openOf({ charities: `${charity.id},${other.charity.id}` })).toMatchObject({
    verified_cents: 2000,
    choices: 4,
  });
  await sql`update pledges set state = 'closed', closed_on = '2026-09-10' where id = ${pledge.id}`.execute(
    db,
  );
  expect(await openOf({ charities: String(charity.id) })).toMatchObject({ pledges: 0 });
});

const figures = "donations not verified: 1 ($7.00), verified donations: 1 ($10.00), earned: $1.00";
const words = `This charity has money that isn't paid: ${figures}. Decide what becomes of it.`;

test("a call that only sets the status keeps the money due, and the classes their charity; the audit log says so", async () => {
  const giving = await withOpenMoney();
  expect((await update(giving.charity.id, { is_active: false })).body.data.is_active).toBe(false);
  const noted = await rows(
    db,
    sql`select user_id, name, before, after from audit_log
      where entity = 'charity' and entity_id = ${giving.charity.id} and after ? 'open_money'`,
  );
  const after = { open_money: `Stays due, as nothing was decided: ${figures}` };
  expect(noted).toEqual([
    { user_id: staff.id, name: giving.charity.name, before: { open_money: null }, after },
  ]);
  expect(await dueOf(giving)).toMatchObject({ donated_cents: 1000, earned_cents: 100 });
  expect(await chosenBy(giving.elm)).toBe(giving.charity.id);
  const other = await withOpenMoney();
  const kept = { is_active: false, open_money: "keep", reason };
  expect((await update(other.charity.id, kept)).status).toBe(200);
  expect(await dueOf(other)).toMatchObject({ donated_cents: 1000 });
  const log = await rows(
    db,
    sql`select reason from audit_log where entity = 'charity' and entity_id = ${other.charity.id} and action = 'update'`,
  );
  expect(log).toEqual([{ reason }]);
});

test("its classes get another charity in one call, with the reason in ledger and histories", async () => {
  const [giving, { charity: to }] = [await withOpenMoney(), await makeGiving()];
  const moved = { is_active: false, open_money: "move", move_to_id: to.id, reason };
  expect((await update(giving.charity.id, moved)).status).toBe(200);
  expect(await dueOf(giving)).toBeUndefined();
  expect(await dueOf({ charity: to })).toMatchObject({ donated_cents: 1000, earned_cents: 100 });
  for (const place of [giving.elm, giving.oak]) expect(await chosenBy(place)).toBe(to.id);
  const query = { school_id: giving.elm.site.id };
  const choices = await call(givingEndpoints.choices, { as: giving.elm.teacher, query });
  expect(choices.body.data).toMatchObject([{ charity: { id: to.id }, paid_elsewhere: [] }]);
  const history = await call(classDonationEndpoints.history, { as: staff, params: giving.counted });
  expect(history.body.data.at(-1)).toMatchObject({ event: "moved", user: { id: staff.id }, reason });
  const log = await rows(
    db,
    sql`select entity_id as id, reason from audit_log where entity = 'charityChoice' and action = 'update'
      and entity_id in (${giving.elm.choice.id}, ${giving.oak.choice.id}) order by 1`,
  );
  expect(log).toEqual([giving.elm, giving.oak].map(({ choice }) => ({ id: choice.id, reason })));
  const entries = await rows(
    db,
    sql`select distinct reason from ledger_entries where choice_id = ${giving.elm.choice.id} and kind = 'charity_chosen'
      and reason is not null and reason <> ''`,
  );
  expect(entries).toEqual([{ reason }]);
  expect(await differences()).toEqual([]);
});

test("what is paid, set aside or of a closed session stays with its charity", async () => {
  const { giving, run, payment } = await approved();
  const { charity: to } = await makeGiving();
  await verified(giving.elm, 300);
  expect(await openOf({ charities: String(giving.charity.id) })).toMatchObject({
    verified_cents: 1550,
    staying_cents: 1400,
    choices: 2,
  });
  const moved = { is_active: false, open_money: "move", move_to_id: to.id, reason };
  expect((await update(giving.charity.id, moved)).status).toBe(200);
  expect(await dueOf({ charity: to })).toMatchObject({ donated_cents: 300, earned_cents: 0 });
  expect((await send(run.id, [{ id: payment.id }])).status).toBe(200);

  const closed = await withOpenMoney();
  await sql`update sessions set closed_at = now() where id = ${closed.session.id}`.execute(db);
  expect(await openOf({ charities: String(closed.charity.id) })).toMatchObject({
    closed_cents: 700,
    staying_cents: 1800,
    choices: 0,
  });
  expect((await bulk([closed.charity.id], { open_money: "move", move_to_id: to.id, reason })).status).toBe(
    200,
  );
  expect(await dueOf(closed)).toMatchObject({ donated_cents: 1000, earned_cents: 100 });
  expect(await chosenBy(closed.elm)).toBe(closed.charity.id);
  expect(await differences()).toEqual([]);
});

test("many charities are set inactive with one decision, which no one of them can take the money of", async () => {
  const [one, other] = [await withOpenMoney(), await withOpenMoney()];
  const ids = [one.charity.id, other.charity.id];
  const among = await bulk(ids, { open_money: "move", move_to_id: one.charity.id, reason });
  expect([among.status, among.body.errors?.[0]?.path]).toEqual([422, "move_to_id"]);
  const { charity: to } = await makeGiving();
  const { body } = await bulk(ids, { open_money: "move", move_to_id: to.id, reason });
  expect(body.data).toMatchObject({ done: 2, skipped: [] });
  expect(await dueOf({ charity: to })).toMatchObject({ donated_cents: 2000, earned_cents: 200 });
  const again = await bulk(ids);
  expect(again.body.data.skipped.map(({ msg }) => msg)).toEqual(["Already inactive", "Already inactive"]);
  const [kept, free] = [await withOpenMoney(), await make.charity()];
  const asked = (await bulk([kept.charity.id, free.id])).body.data;
  const data = { open_money: { verified_cents: 1000, choices: 2 } };
  expect(asked).toMatchObject({ ids: [free.id], skipped: [{ id: kept.charity.id, msg: words, data }] });
  expect((await bulk([kept.charity.id], { open_money: "keep" })).body.data.done).toBe(1);
  expect(await dueOf(kept)).toMatchObject({ donated_cents: 1000 });
});

test("asks, if wanted, while money is open, and changes nothing", async () => {
  const { charity } = await withOpenMoney();
  const refused = await update(charity.id, { is_active: false, open_money: "ask" });
  expect([refused.status, refused.body.message]).toEqual([409, words]);
  const { body } = await call(charityEndpoints.get, { as: staff, params: charity });
  expect(body.data.is_active).toBe(true);
  expect((await update(charity.id, { state: "Ohio", open_money: "ask" })).status).toBe(200);
});

test("a move needs a reason, another active charity, and a charity that is set inactive", async () => {
  const [{ charity }, { charity: to }] = [await withOpenMoney(), await makeGiving()];
  const idle = await make.charity({ is_active: false });
  const moved = { is_active: false, open_money: "move", move_to_id: to.id, reason };
  const pathOf = async (body: object) => {
    const { status, body: told } = await update(charity.id, body);
    return [status, told.errors?.[0]?.path];
  };
  expect(await pathOf({ ...moved, reason: " " })).toEqual([422, "reason"]);
  expect(await pathOf({ ...moved, move_to_id: null })).toEqual([422, "move_to_id"]);
  expect(await pathOf({ ...moved, move_to_id: charity.id })).toEqual([422, "move_to_id"]);
  expect(await pathOf({ ...moved, move_to_id: idle.id })).toEqual([422, "move_to_id"]);
  expect(await pathOf({ ...moved, move_to_id: 2_000_000_000 })).toEqual([422, "move_to_id"]);
  expect(await pathOf({ ...moved, is_active: true })).toEqual([422, "open_money"]);
  const { body } = await call(charityEndpoints.get, { as: staff, params: charity });
  expect(body.data.is_active).toBe(true);
});

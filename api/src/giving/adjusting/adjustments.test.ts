import {
  adjustmentEndpoints,
  charityChoiceEndpoints,
  charityEndpoints,
  classDonationEndpoints,
  givingDashboardEndpoints,
  givingEndpoints,
  paymentEndpoints,
  paymentRunEndpoints as runs,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { rows, sole } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, make, services, signInAs } = kit;
const world = await paymentWorld(kit);
const { proposer: staff, approver, makeGiving, verified, win, dueOf, propose, send, step } = world;
const reader = await signInAs("admin", { user_type: ["Reports"] });

type Giving = Awaited<ReturnType<typeof makeGiving>>;
const why = "Counted twice";
const told = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];

const differences = () => ledgerDifferences(services);

const close = async (id: number, body: object = {}) => {
  const closed = await call(sessionClosingEndpoints.close, { as: staff, params: { id }, body });
  expect([closed.status, closed.body.message]).toEqual([200, expect.any(String)]);
};

/** The kept statements of a session, with the digits by which each is known. */
async function statementsOf(id: number) {
  const { events } = (await call(sessionClosingEndpoints.get, { as: staff, params: { id } })).body.data;
  return Promise.all(
    events.map(async (event) => {
      const params = { id: event.id };
      return [event.sha256, (await call(sessionClosingEndpoints.statement, { as: staff, params })).body];
    }),
  );
}

/** The giving figures of a session for a charity. */
async function figures(session: { id: number }, { charity }: Giving) {
  const query = { sessions: String(session.id), charities: String(charity.id) } as never;
  const { data } = (await call(givingDashboardEndpoints.get, { as: staff, query })).body;
  const { points, earned_cents, donated_cents, verified_cents } = data.totals;
  return { points, earned_cents, donated_cents, verified_cents };
}

const programOf = async ({ session }: Giving) =>
  (await sole<{ program_id: number }>(db, sql`select program_id from sessions where id = ${session.id}`))
    .program_id;

/** A closed session with $10 verified of one class, $2.50 of another and 30 points, and the next one, which runs. */
async function closedWorld() {
  kit.setNow("2026-09-15");
  const giving = await makeGiving();
  const ids = [await verified(giving.elm, 1000), await verified(giving.oak, 250)] as const;
  await win(giving.elm, giving.session, 20);
  await win(giving.oak, giving.session, 10);
  kit.setNow("2026-11-22");
  await close(giving.session.id);
  const program_id = await programOf(giving);
  const next = await make.session({ name: "Winter", program_id, start: "2026-11-01", end: "2026-12-20" });
  return { giving, ids, next };
}

const adjust = (id: number, amount_cents: number, reason = why, as = staff) =>
  call(adjustmentEndpoints.donation, { as, params: { id }, body: { amount_cents, reason } });
const adjustPoints = ({ elm }: Giving, points: number, more: object = {}, as = staff) =>
  call(adjustmentEndpoints.points, {
    as,
    params: { id: elm.choice.id },
    body: { points, reason: why, ...more },
  });
const reverse = (id: number, reason = "It was right", as = staff) =>
  call(adjustmentEndpoints.reverse, { as, params: { id }, body: { reason } });
const listed = async (id: number) =>
  (await call(adjustmentEndpoints.all, { as: staff, params: { id } })).body.data;

beforeEach(() => kit.setNow("2026-11-22"));

describe("POST /classDonation/{id}/adjust", () => {
  test("counts the difference in the running session and leaves the closed one and its statement alone", async () => {
    const { giving, ids, next } = await closedWorld();
    const before = [await statementsOf(giving.session.id), await figures(giving.session, giving)];
    const made = await adjust(ids[0], 800);
    expect(told(made)).toEqual([200, "Adjusted in “Winter”"]);
    expect(made.body.data).toMatchObject({
      kind: "donation",
      session: { id: giving.session.id },
      in_session: { id: next.id },
      effective_on: "2026-11-22",
      user: { id: giving.elm.teacher.id },
      charity: { id: giving.charity.id },
      donation: { id: ids[0], amount_cents: 1000, donated_on: "2026-09-10" },
      cents: -200,
      reason: why,
      made_by: { id: staff.id },
      reverses_id: null,
      is_reversed: false,
    });
    await call(charityEndpoints.update, {
      as: staff,
      params: { id: giving.charity.id },
      body: { name: `Renamed ${giving.charity.id}` },
    });
    expect([await statementsOf(giving.session.id), await figures(giving.session, giving)]).toEqual(before);
    expect(await figures(next, giving)).toEqual({
      points: 0,
      earned_cents: 0,
      donated_cents: -200,
      verified_cents: -200,
    });
    expect(await dueOf(giving)).toMatchObject({ donation_count: 3, donated_cents: 1050, earned_cents: 150 });
    const bank = await call(givingEndpoints.points, {
      as: giving.elm.teacher,
      query: { school_id: giving.elm.site.id },
    });
    expect(bank.body.data).toMatchObject({
      donated_cents: 800,
      verified_cents: 800,
      session_donated_cents: -200,
    });
    const entries = await rows(
      db,
      sql`select kind, effective_on, reason, recorded_by from ledger_entries where adjustment_id = ${made.body.data.id}`,
    );
    expect(entries).toEqual([
      { kind: "donation_adjusted", effective_on: "2026-11-22", reason: why, recorded_by: staff.id },
    ]);
    expect(await differences()).toEqual([]);
  });

  test("is told in the donation's details and history, and as a row of its own to the class", async () => {
    const { giving, ids, next } = await closedWorld();
    await adjust(ids[0], 800);
    const list = (session: number) =>
      call(classDonationEndpoints.list, {
        as: giving.elm.teacher,
        query: { school_id: giving.elm.site.id, sessions: String(session) as never },
      });
    expect((await list(giving.session.id)).body.data).toMatchObject([
      { amount_cents: 1000, adjustments: [{ on: "2026-11-22", cents: -200, reason: why }], adjusts: null },
    ]);
    const [row] = (await list(next.id)).body.data;
    expect(row).toMatchObject({
      amount_cents: -200,
      status: "verified",
      donated_on: "2026-11-22",
      next: [],
      can: [],
      adjusts: { id: ids[0], donated_on: "2026-09-10", amount_cents: 1000, reason: why },
    });
    const history = await call(classDonationEndpoints.history, { as: approver, params: { id: ids[0] } });
    const changes = [{ field: "amount_cents", from: 1000, to: 800 }];
    const last = { event: "adjusted", reason: why, user: { id: staff.id }, changes };
    expect(history.body.data.at(-1)).toMatchObject(last);
    const id = row?.id ?? 0;
    expect(told(await step(id, "void", approver, { reason: "No" }))).toEqual([
      409,
      "This is an adjustment. Reverse it on the page of the session that it corrects.",
    ]);
    await expect(sql`delete from class_donations where id = ${id}`.execute(db)).rejects.toThrow(
      /only reversed/,
    );
  });

  test("builds on earlier ones, and refuses what changes nothing, with the figure", async () => {
    const { giving, ids } = await closedWorld();
    await adjust(ids[0], 800);
    expect((await adjust(ids[0], 800)).body.errors).toEqual([
      { msg: "This donation already counts as $8.00. Enter another amount.", path: "amount_cents" },
    ]);
    expect((await adjust(ids[0], 0)).body.data).toMatchObject({ cents: -800 });
    expect((await adjust(ids[0], 1500)).body.data).toMatchObject({ cents: 1500 });
    expect(await dueOf(giving)).toMatchObject({ donated_cents: 1750 });
  });

  test("adjusts what was counted and not verified; it is neither verified nor due", async () => {
    kit.setNow("2026-09-15");
    const giving = await makeGiving();
    const body = { school_id: giving.elm.site.id, amount_cents: 700, donated_on: "2026-09-10" };
    const { id } = (await call(classDonationEndpoints.create, { as: giving.elm.teacher, body })).body.data;
    kit.setNow("2026-11-22");
    await close(giving.session.id, { accept: ["unverified"], note: "Late" });
    const dates = { start: "2026-11-01", end: "2026-12-20" };
    const next = await make.session({ program_id: await programOf(giving), ...dates });
    expect((await adjust(id, 0)).status).toBe(200);
    expect(await figures(next, giving)).toMatchObject({ donated_cents: -700, verified_cents: 0 });
    expect(await dueOf(giving)).toBeUndefined();
    expect(await differences()).toEqual([]);
  });

  test("refuses money that isn't in a figure, is paid or in a payment, or is in an open session", async () => {
    const { giving, ids, next } = await closedWorld();
    const run = (await propose(giving.filter)).body.data;
    expect(told(await adjust(ids[0], 0))).toEqual([
      409,
      "This donation is in the payment run September. Leave its payment out of the run, or reverse it, first.",
    ]);
    await call(runs.approve, { as: approver, params: { id: run.id } });
    const [payment] = await world.paymentsOf(run.id);
    const id = payment?.id ?? 0;
    await send(run.id, [{ id }]);
    const paid = "This donation is paid. Reverse its payment first, then adjust it.";
    expect(told(await adjust(ids[0], 0))).toEqual([409, paid]);
    await call(paymentEndpoints.reverse, { as: approver, params: { id }, body: { reason: "Returned" } });
    expect((await adjust(ids[0], 0)).status).toBe(200);
    const place = { user_id: giving.elm.teacher.id, school_id: giving.elm.site.id, session_id: next.id };
    await make.charityChoice({ ...place, charity_id: giving.charity.id });
    const open = await make.classDonation({
      ...place,
      charity_id: giving.charity.id,
      donated_on: "2026-11-05",
    });
    expect(told(await adjust(open.id, 0))).toEqual([409, "“Winter” isn't closed. Correct it there instead."]);
  });

  test("needs a later session that is open: the running one, or else the next", async () => {
    const { giving, ids, next } = await closedWorld();
    kit.setNow("2026-10-20");
    expect((await adjust(ids[0], 900)).body.data).toMatchObject({
      effective_on: "2026-11-01",
      in_session: { id: next.id },
    });
    kit.setNow("2027-02-01");
    const spring = await make.session({
      program_id: await programOf(giving),
      start: "2027-01-10",
      end: "2027-03-01",
    });
    expect((await adjust(ids[0], 950)).body.data).toMatchObject({ in_session: { id: spring.id } });
    await close(next.id);
    kit.setNow("2027-03-20");
    await close(spring.id);
    expect(await listed(giving.session.id)).toMatchObject({ target: null, adjustments: [{}, {}] });
    const [status, message] = told(await adjust(ids[0], 0));
    expect([status, message]).toEqual([
      409,
      expect.stringContaining("has no later session that is open. Add its next session"),
    ]);
    expect(await differences()).toEqual([]);
  });

  test("is for staff of the group Charities, with a reason and an amount", async () => {
    const { giving, ids } = await closedWorld();
    const leader = await signInAs("Site Leader", { school_ids: [giving.elm.site.id] });
    for (const as of [reader, leader, giving.elm.teacher])
      expect((await adjust(ids[0], 0, why, as)).status).toBe(403);
    expect((await adjust(ids[0], 0, " ")).body.errors?.[0]?.path).toBe("reason");
    expect((await adjust(ids[0], -1)).body.errors?.[0]?.path).toBe("amount_cents");
    expect((await adjust(999_999, 0)).status).toBe(404);
  });

  test("lets one of two at once win", async () => {
    const { giving, ids } = await closedWorld();
    const both = await Promise.all([adjust(ids[0], 800), adjust(ids[0], 800)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await dueOf(giving)).toMatchObject({ donated_cents: 1050 });
  });
});

describe("POST /charityAsso/{id}/adjustPoints", () => {
  test("counts points in the open session for the charity of the closed one, whatever the class chooses now", async () => {
    const { giving, next } = await closedWorld();
    const before = [await statementsOf(giving.session.id), await figures(giving.session, giving)];
    await sql`insert into point_rates (from_on, cents) values ('2026-11-10', 9)`.execute(db);
    const made = await adjustPoints(giving, -12);
    expect(made.body.data).toMatchObject({ kind: "points", points: -12, cents: -60, donation: null });
    const other = await make.charity();
    const place = { user_id: giving.elm.teacher.id, school_id: giving.elm.site.id, session_id: next.id };
    const choice = await make.charityChoice({ ...place, charity_id: other.id });
    const change = { as: staff, params: { id: choice.id } };
    await call(charityChoiceEndpoints.update, { ...change, body: { charity_id: (await make.charity()).id } });
    expect([await statementsOf(giving.session.id), await figures(giving.session, giving)]).toEqual(before);
    expect(await figures(next, giving)).toMatchObject({ points: -12, earned_cents: -60 });
    expect(await dueOf(giving)).toMatchObject({ points: 18, earned_cents: 90 });
    expect((await adjustPoints(giving, 3)).body.data).toMatchObject({ cents: 15 });
    expect(await figures(next, giving)).toMatchObject({ points: -9, earned_cents: -45 });
    expect(await differences()).toEqual([]);
    await sql`delete from point_rates where cents = 9`.execute(db);
  });

  test("takes at most what the class has for the charity, also of two at once", async () => {
    const { giving } = await closedWorld();
    const [path, msg] = ["points", "The class has 20 points for"];
    expect((await adjustPoints(giving, -21)).body.errors).toEqual([
      { path, msg: expect.stringContaining(msg) },
    ]);
    const both = await Promise.all([adjustPoints(giving, -15), adjustPoints(giving, -15)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await adjustPoints(giving, 0)).body.errors?.[0]?.path).toBe("points");
    const other = await make.charity();
    expect((await adjustPoints(giving, 5, { charity_id: other.id })).body.errors?.[0]?.path).toBe(
      "charity_id",
    );
    expect((await adjustPoints(giving, 5, {}, reader)).status).toBe(403);
  });

  test("never proposes a negative payment: what is below zero waits until it is made up for", async () => {
    const { giving } = await closedWorld();
    const run = (await propose(giving.filter)).body.data;
    await call(runs.approve, { as: approver, params: { id: run.id } });
    const [payment] = await world.paymentsOf(run.id);
    await send(run.id, [{ id: payment?.id ?? 0 }]);
    await adjustPoints(giving, -12);
    expect(await dueOf(giving)).toBeUndefined();
    expect((await propose(giving.filter)).status).toBe(409);
    const place = { user_id: giving.oak.teacher.id, school_id: giving.oak.site.id };
    const { in_session } = (await adjustPoints(giving, 1)).body.data;
    await make.charityChoice({ ...place, session_id: in_session.id, charity_id: giving.charity.id });
    await win(giving.oak, in_session, 31);
    expect(await dueOf(giving)).toMatchObject({ points: 20, earned_cents: 100 });
    const again = (await propose(giving.filter)).body.data;
    expect(again).toMatchObject({ total_cents: 100 });
    expect(await differences()).toEqual([]);
    await call(runs.cancel, { as: approver, params: { id: again.id }, body: { reason: "Later" } });
    expect(await dueOf(giving)).toMatchObject({ points: 20, earned_cents: 100 });
    expect(await differences()).toEqual([]);
  });
});

describe("POST /adjustment/{id}/reverse", () => {
  test("takes an adjustment back once, with a reason", async () => {
    const { giving, ids } = await closedWorld();
    const money = (await adjust(ids[0], 0)).body.data;
    const points = (await adjustPoints(giving, -12)).body.data;
    const both = await Promise.all([reverse(money.id), reverse(money.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(told(await reverse(money.id))).toEqual([409, "This adjustment is already reversed."]);
    const again = (await reverse(points.id)).body.data;
    expect(again).toMatchObject({ points: 12, cents: 60, reverses_id: points.id });
    expect((await reverse(points.id, " ")).status).toBe(422);
    expect((await reverse(points.id, "No", reader)).status).toBe(403);
    const back = sql`select o.adjustment_id as id from ledger_entries e join ledger_entries o on o.id = e.reverses_id
      where o.adjustment_id in (${money.id}, ${points.id}) order by 1`;
    expect(await rows(db, back)).toEqual([{ id: money.id }, { id: points.id }]);
    const { adjustments } = await listed(giving.session.id);
    expect(adjustments.map(({ cents, is_reversed }) => [cents, is_reversed])).toEqual([
      [60, false],
      [1000, false],
      [-60, true],
      [-1000, true],
    ]);
    expect((await reverse(adjustments[0]?.id ?? 0)).status).toBe(409);
    expect(await dueOf(giving)).toMatchObject({ donated_cents: 1250, points: 30 });
    expect(await differences()).toEqual([]);
  });

  test("goes on with a payment that was sent meanwhile", async () => {
    const { giving, ids } = await closedWorld();
    const money = (await adjust(ids[0], 800)).body.data;
    const run = (await propose(giving.filter)).body.data;
    expect(run).toMatchObject({ total_cents: 1050 + 150 });
    await call(runs.approve, { as: approver, params: { id: run.id } });
    const [payment] = await world.paymentsOf(run.id);
    await send(run.id, [{ id: payment?.id ?? 0 }]);
    expect(await differences()).toEqual([]);
    expect((await reverse(money.id)).status).toBe(200);
    expect(await dueOf(giving)).toMatchObject({ donated_cents: 200 });
    expect(await differences()).toEqual([]);
  });

  test("comes before the session can be reopened", async () => {
    const { giving, ids } = await closedWorld();
    const { id } = (await adjust(ids[0], 800)).body.data;
    const session = { as: approver, params: { id: giving.session.id }, body: { reason: "A late check" } };
    expect(told(await call(sessionClosingEndpoints.reopen, session))).toEqual([
      409,
      "1 adjustment corrects this session. Reverse it before reopening, or adjust what else is wrong.",
    ]);
    await reverse(id);
    expect((await call(sessionClosingEndpoints.reopen, session)).status).toBe(200);
    expect(await differences()).toEqual([]);
  });
});

test("the nightly check finds an adjustment that isn't posted as it says", async () => {
  const { giving } = await closedWorld();
  await adjustPoints(giving, -12);
  const plant = (points: number) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update adjustments set points = ${points} where points in (-12, -11) and user_id = ${giving.elm.teacher.id}`.execute(
        tx,
      );
    });
  await plant(-11);
  expect((await differences()).map(({ name }) => name)).toEqual(["adjustments"]);
  await plant(-12);
  expect(await differences()).toEqual([]);
});

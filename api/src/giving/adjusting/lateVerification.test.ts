import {
  adjustmentEndpoints,
  bankReconciliationEndpoints,
  classDonationEndpoints,
  givingDashboardEndpoints,
  paymentEndpoints,
  paymentRunEndpoints as runs,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { closeWithCounted } from "../../../test/closeWithCounted.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { rows, sole } from "../../core/database.ts";
import { donationMatcher } from "../bank/matching/donationMatcher.ts";

const kit = await buildApp();
const { call, db, make, services, signInAs } = kit;
const world = await paymentWorld(kit);
const { proposer: staff, approver, dueOf, propose, paymentsOf, send, step } = world;
const closedWorld = () => closeWithCounted(kit, world);

const why = "The deposit slip came later";
const told = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];

beforeEach(() => kit.setNow("2026-11-22"));

const verify = (id: number, as = staff, reason = why) =>
  call(adjustmentEndpoints.verify, { as, params: { id }, body: { reason } });
const adjust = (id: number, amount_cents: number) =>
  call(adjustmentEndpoints.donation, {
    as: staff,
    params: { id },
    body: { amount_cents, reason: "Miscounted" },
  });
const reverse = (id: number) =>
  call(adjustmentEndpoints.reverse, { as: staff, params: { id }, body: { reason: "Not ours" } });

/** What a charity has of a session: donated, verified. */
async function figures(session: { id: number }, charity: { id: number }) {
  const query = { sessions: String(session.id), charities: String(charity.id) } as never;
  const { totals } = (await call(givingDashboardEndpoints.get, { as: staff, query })).body.data;
  return [totals.donated_cents, totals.verified_cents];
}

async function statementOf(id: number) {
  const { events } = (await call(sessionClosingEndpoints.get, { as: staff, params: { id } })).body.data;
  const [event] = events;
  const params = { id: event?.id ?? 0 };
  return [event?.sha256, (await call(sessionClosingEndpoints.statement, { as: staff, params })).body];
}

async function paid(giving: { filter: object }) {
  const run = (await propose(giving.filter)).body.data;
  await call(runs.approve, { as: approver, params: { id: run.id } });
  const [payment] = await paymentsOf(run.id);
  const id = payment?.id ?? 0;
  await send(run.id, [{ id }]);
  return id;
}

describe("POST /classDonation/{id}/verifyLate", () => {
  test("moves a donation from counted to verified in the running session and leaves the closed one alone", async () => {
    const { giving, id, next } = await closedWorld();
    const before = [await statementOf(giving.session.id), await figures(giving.session, giving.charity)];
    expect(await dueOf(giving)).toMatchObject({ donated_cents: 1000 });
    const made = await verify(id);
    expect(told(made)).toEqual([200, "Verified in “Winter”"]);
    expect(made.body.data).toMatchObject({
      kind: "verification",
      session: { id: giving.session.id },
      in_session: { id: next.id },
      effective_on: "2026-11-22",
      charity: { id: giving.charity.id },
      donation: { id, amount_cents: 700, donated_on: "2026-09-10" },
      cents: 700,
      reason: why,
      made_by: { id: staff.id },
    });
    expect([await statementOf(giving.session.id), await figures(giving.session, giving.charity)]).toEqual(
      before,
    );
    expect(await figures(next, giving.charity)).toEqual([0, 700]);
    expect(await dueOf(giving)).toMatchObject({ donated_cents: 1700 });
    const postings = await rows(
      db,
      sql`select e.kind, p.account, p.amount::int as amount, e.reason, e.recorded_by
        from ledger_entries e join ledger_postings p on p.entry_id = e.id
          join adjustments a on a.id = e.adjustment_id
        where a.donation_id = ${id} and p.account <> 'gifts' order by e.id`,
    );
    const entry = { kind: "donation_adjusted", reason: why, recorded_by: staff.id };
    expect(postings).toEqual([
      { ...entry, account: "class_bank", amount: -700 },
      { ...entry, account: "verified", amount: 700 },
    ]);
    expect(await ledgerDifferences(services)).toEqual([]);
  });

  test("is told once in the list, the donation's details and its history, to the class, its leader and staff", async () => {
    const { giving, id } = await closedWorld();
    const made = (await verify(id)).body.data;
    const params = { id: giving.session.id };
    const listed = async () =>
      (await call(adjustmentEndpoints.all, { as: staff, params })).body.data.adjustments.map(
        ({ kind, cents, is_reversed }) => [kind, cents, is_reversed],
      );
    expect(await listed()).toEqual([["verification", 700, false]]);
    const { site, teacher } = giving.elm;
    const leader = await signInAs("Site Leader", { school_ids: [site.id] });
    const shown = async () => {
      const query = { school_id: site.id, sessions: String(giving.session.id) as never };
      return (await call(classDonationEndpoints.list, { as: teacher, query })).body.data[0];
    };
    expect(await shown()).toMatchObject({
      amount_cents: 700,
      status: "counted",
      adjustments: [{ kind: "verified", on: "2026-11-22", cents: 700, reason: why }],
    });
    const historyOf = async (as: typeof staff) =>
      (await call(classDonationEndpoints.history, { as, params: { id } })).body.data;
    for (const as of [teacher, leader, staff])
      expect((await historyOf(as)).at(-1)).toMatchObject({ event: "verified", reason: why, changes: [] });
    expect((await adjust(id, 500)).status).toBe(200);
    await reverse((await adjust(id, 600)).body.data.id);
    expect((await historyOf(staff)).map(({ event }) => event)).toEqual([
      "logged",
      "verified",
      "adjusted",
      "adjusted",
      "adjusted",
    ]);
    expect((await reverse(made.id)).status).toBe(409);
    const { adjustments } = (await call(adjustmentEndpoints.all, { as: staff, params })).body.data;
    const first = adjustments.find(({ cents }) => cents === -200);
    expect((await reverse(first?.id ?? 0)).status).toBe(200);
    expect((await reverse(made.id)).status).toBe(200);
    expect((await shown())?.adjustments.map(({ kind, cents }) => [kind, cents])).toEqual([
      ["verified", 700],
      ["amount", -200],
      ["amount", 100],
      ["amount", -100],
      ["amount", 200],
      ["unverified", -700],
    ]);
    expect((await historyOf(teacher)).at(-1)).toMatchObject({ event: "unverified", reason: "Not ours" });
    expect(await ledgerDifferences(services)).toEqual([]);
  });

  test("verifies what was adjusted before, and lets the amount be adjusted as verified money afterward", async () => {
    const { giving, id, next } = await closedWorld();
    const before = (await adjust(id, 500)).body.data;
    expect((await verify(id)).body.data).toMatchObject({ cents: 500 });
    expect(await figures(next, giving.charity)).toEqual([-200, 500]);
    expect(told(await reverse(before.id))).toEqual([
      409,
      "Later adjustments build on this one. Reverse these first.",
    ]);
    expect((await adjust(id, 900)).body.data).toMatchObject({ kind: "donation", cents: 400 });
    expect(await figures(next, giving.charity)).toEqual([200, 900]);
    expect(await dueOf(giving)).toMatchObject({ donated_cents: 1900 });
    expect(await ledgerDifferences(services)).toEqual([]);
  });

  test("is refused for what is verified, open, adjusted to nothing or verified late already, and to others", async () => {
    const { giving, id, sure, next } = await closedWorld();
    const already = [409, "This donation is already verified."];
    expect(told(await verify(sure))).toEqual(already);
    const leader = await signInAs("Site Leader", { school_ids: [giving.elm.site.id] });
    for (const as of [leader, giving.elm.teacher]) expect((await verify(id, as)).status).toBe(403);
    expect((await verify(id, staff, " ")).body.errors?.[0]?.path).toBe("reason");
    const both = await Promise.all([verify(id), verify(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await figures(next, giving.charity)).toEqual([0, 700]);
    await adjust(id, 0);
    expect(told(await verify(id))).toEqual(already);
    const other = await closedWorld();
    await adjust(other.id, 0);
    expect(told(await verify(other.id))).toEqual([
      409,
      "This donation was adjusted to $0.00. Nothing of it can be verified.",
    ]);
    const place = { user_id: giving.elm.teacher.id, school_id: giving.elm.site.id, session_id: next.id };
    await make.charityChoice({ ...place, charity_id: giving.charity.id });
    const open = await make.classDonation({
      ...place,
      charity_id: giving.charity.id,
      status: "counted",
      donated_on: "2026-11-05",
    });
    expect(told(await verify(open.id))).toEqual([409, "“Winter” isn't closed. Correct it there instead."]);
    expect(await ledgerDifferences(services)).toEqual([]);
  });

  test("of an adjustment and a verification at once, both count", async () => {
    const { giving, id, next } = await closedWorld();
    const both = await Promise.all([adjust(id, 500), verify(id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await figures(next, giving.charity)).toEqual([-200, 500]);
    expect(await ledgerDifferences(services)).toEqual([]);
  });
});

test("the bank sees a donation that was verified late once, on its own day", async () => {
  const { giving, id } = await closedWorld();
  const unseen = async () => {
    const query = { account: "Checking", from: "2026-09-01", to: "2026-12-31" };
    const { data } = (await call(bankReconciliationEndpoints.get, { as: staff, query })).body;
    return data.unseen_donations.find(({ site }) => site.id === giving.elm.site.id);
  };
  const offered = async () =>
    (await donationMatcher.read(db, {}))
      .filter(({ group }) => group === giving.elm.site.id)
      .map((each) => each.id);
  expect([await unseen(), await offered()]).toEqual([undefined, [id]]);
  const made = (await verify(id)).body.data;
  expect([await unseen(), await offered()]).toEqual([
    expect.objectContaining({ count: 1, cents: 700 }),
    [id],
  ]);
  await reverse(made.id);
  expect([await unseen(), await offered()]).toEqual([undefined, [id]]);
});

describe("POST /adjustment/{id}/reverse of a late verification", () => {
  test("takes both halves back, once, after which the session can be reopened", async () => {
    const { giving, id, next } = await closedWorld();
    const made = (await verify(id)).body.data;
    const reopen = () =>
      call(sessionClosingEndpoints.reopen, {
        as: approver,
        params: { id: giving.session.id },
        body: { reason: "A late check" },
      });
    expect(told(await reopen())).toEqual([
      409,
      expect.stringContaining("1 adjustment corrects this session."),
    ]);
    const both = await Promise.all([reverse(made.id), reverse(made.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await figures(next, giving.charity)).toEqual([0, 0]);
    expect(await dueOf(giving)).toMatchObject({ donated_cents: 1000 });
    const half = await sole<{ id: number }>(
      db,
      sql`select counterpart_id as id from adjustments where id = ${made.id}`,
    );
    expect((await reverse(half.id)).status).toBe(404);
    expect((await verify(id)).status).toBe(200);
    const again = (await adjust(id, 650)).body.data;
    expect((await reverse(again.id)).status).toBe(200);
    const { adjustments } = (
      await call(adjustmentEndpoints.all, { as: staff, params: { id: giving.session.id } })
    ).body.data;
    const standing = adjustments.find(({ reverses_id, is_reversed }) => !reverses_id && !is_reversed);
    expect((await reverse(standing?.id ?? 0)).status).toBe(200);
    expect((await reopen()).status).toBe(200);
    expect(await ledgerDifferences(services)).toEqual([]);
  });

  test("is refused while what was verified is in a payment or paid, also by a run of that session alone", async () => {
    const { giving, id, next } = await closedWorld();
    const made = (await verify(id)).body.data;
    const refused =
      "This verification is in a payment or paid, so it can't be reversed. Reverse its payment first.";
    const payment = await paid({ filter: { ...giving.filter, sessions: [next.id] } });
    expect(told(await reverse(made.id))).toEqual([409, refused]);
    expect(told(await adjust(id, 0))).toEqual([
      409,
      "This donation is paid. Reverse its payment first, then adjust it.",
    ]);
    expect(await dueOf(giving)).toMatchObject({ donated_cents: 1000 });
    await call(paymentEndpoints.reverse, {
      as: approver,
      params: { id: payment },
      body: { reason: "Returned" },
    });
    expect((await reverse(made.id)).status).toBe(200);
    expect(await dueOf(giving)).toMatchObject({ donated_cents: 1000 });
    const alone = (await verify(id)).body.data;
    const half = await sole<{ id: number }>(
      db,
      sql`select id from class_donations where adjustment_id = ${alone.id}`,
    );
    expect((await step(half.id, "paid")).status).toBe(200);
    expect(told(await reverse(alone.id))).toEqual([
      409,
      "This donation was marked as paid without a payment run, so its verification can't be reversed.",
    ]);
    expect(await ledgerDifferences(services)).toEqual([]);
  });
});

test("the nightly check finds a late verification whose halves differ", async () => {
  const { id } = await closedWorld();
  const made = (await verify(id)).body.data;
  const point = (to: string) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      const half = sql`(select counterpart_id from adjustments where id = ${made.id})`;
      await sql`update adjustments set amount_cents = amount_cents + ${sql.raw(to)} where id = ${half}`.execute(
        tx,
      );
    });
  await point("50");
  const found = await ledgerDifferences(services);
  expect(found.map(({ name, disagreements }) => [name, disagreements])).toEqual([["adjustments", 2]]);
  await point("-50");
  expect(await ledgerDifferences(services)).toEqual([]);
});

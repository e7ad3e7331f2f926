import {
  charityChoiceEndpoints,
  classDonationEndpoints,
  givingDashboardEndpoints,
  paymentEndpoints,
  paymentRunEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { rows, sole } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, make } = kit;
const runs = paymentRunEndpoints;
const {
  proposer,
  approver,
  makeGiving,
  win,
  step,
  verified,
  propose,
  dueOf,
  paymentsOf,
  donation,
  send,
  accounts,
  approved,
} = await paymentWorld(kit);

describe("a payment run", () => {
  test("proposes what is verified and earned, sets it aside, and pays it once it is approved and sent", async () => {
    const giving = await makeGiving();
    const first = await verified(giving.elm, 1000);
    await verified(giving.oak, 250);
    await win(giving.elm, giving.session, 20);
    expect(await dueOf(giving)).toMatchObject({
      donation_count: 2,
      donated_cents: 1250,
      points: 20,
      earned_cents: 100,
      total_cents: 1350,
    });
    const { status, body } = await propose(giving.filter);
    expect([status, body.data.state, body.data.total_cents, body.data.next]).toEqual([
      201,
      "proposed",
      1350,
      ["leave_out", "cancel"],
    ]);
    const run = body.data;
    expect(await dueOf(giving)).toBeUndefined();
    expect(await accounts(giving)).toEqual({ "cents verified": 1250, "points in_payment": 20 });
    expect(await donation(first)).toMatchObject({
      status: "verified",
      payment: { name: "September" },
      next: [],
    });
    const approval = await call(runs.approve, { as: approver, params: { id: run.id } });
    expect([approval.status, approval.body.data.state, approval.body.data.approved_by?.id]).toEqual([
      200,
      "approved",
      approver.id,
    ]);
    const [payment] = await paymentsOf(run.id);
    const sent = await send(run.id, [{ id: payment?.id, reference: "No. 1042" }]);
    expect([sent.status, sent.body.data.sent_cents, sent.body.data.next]).toEqual([200, 1350, []]);
    expect(await paymentsOf(run.id)).toMatchObject([
      {
        charity: { id: giving.charity.id },
        donated_cents: 1250,
        earned_cents: 100,
        total_cents: 1350,
        state: "sent",
        method: "check",
        reference: "No. 1042",
        sent_on: "2026-09-15",
        sent_by: { id: proposer.id },
      },
    ]);
    expect(await donation(first)).toMatchObject({ status: "paid", payment: { id: payment?.id }, next: [] });
    expect(await accounts(giving)).toEqual({ "cents paid": 1250, "points paid": 20 });
    const dashboard = await call(givingDashboardEndpoints.get, {
      as: approver,
      query: { charities: [giving.charity.id] },
    });
    expect(dashboard.body.data.totals).toMatchObject({
      points: 20,
      earned_cents: 100,
      donated_cents: 1250,
      paid_cents: 1250,
    });
  });

  test("is approved by somebody else than who proposed it", async () => {
    const giving = await makeGiving();
    await verified(giving.elm, 500);
    const { id } = (await propose(giving.filter)).body.data;
    const own = await call(runs.approve, { as: proposer, params: { id } });
    expect([own.status, own.body.message]).toEqual([
      403,
      "You proposed this payment run. Ask someone else on the program team to approve it.",
    ]);
    const early = await send(
      id,
      (await paymentsOf(id)).map((each) => ({ id: each.id })),
    );
    expect([early.status, early.body.message]).toEqual([
      409,
      "This payment run isn't approved yet. Approve it first.",
    ]);
    expect((await call(runs.approve, { as: approver, params: { id } })).status).toBe(200);
    expect((await call(runs.approve, { as: approver, params: { id } })).status).toBe(409);
  });

  test("takes what its sessions, charities and parts narrow it to, and is refused where nothing is due", async () => {
    const giving = await makeGiving();
    await verified(giving.elm, 700);
    await win(giving.elm, giving.session, 40);
    for (const unknown of [{ sessions: [giving.session.id + 1000] }, { charities: [] }]) {
      const refused = await propose({ ...giving.filter, ...unknown });
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, Object.keys(unknown)[0]]);
    }
    const earned = (await propose({ ...giving.filter, parts: ["earned"] })).body.data;
    expect([earned.donated_cents, earned.earned_cents, earned.parts]).toEqual([0, 200, ["earned"]]);
    const rest = (await propose({ ...giving.filter, sessions: [giving.session.id] })).body.data;
    expect([rest.donated_cents, rest.earned_cents, rest.sessions[0]?.id]).toEqual([
      700,
      0,
      giving.session.id,
    ]);
    const none = await propose(giving.filter);
    expect([none.status, none.body.message]).toEqual([
      409,
      "Nothing is due for this choice. Verify donations first, or choose other charities or sessions.",
    ]);
    const nameless = await propose({ ...giving.filter, name: " " });
    expect([nameless.status, nameless.body.errors?.[0]?.path]).toEqual([422, "name"]);
  });

  test("gives back what is left out or canceled", async () => {
    const [one, other] = [await makeGiving(), await makeGiving()];
    const left = await verified(one.elm, 300);
    await win(one.elm, one.session, 20);
    await verified(other.elm, 400);
    const charities = [one.charity.id, other.charity.id];
    const run = (await propose({ charities })).body.data;
    const [first, second] = (await paymentsOf(run.id)).toSorted((a, b) => a.id - b.id);
    const leave = (payments: unknown[]) =>
      call(runs.leaveOut, { as: proposer, params: { id: run.id }, body: { payments } as never });
    const all = await leave([first?.id, second?.id]);
    expect([all.status, all.body.message]).toEqual([
      409,
      "These are all payments of the run. Cancel the run instead.",
    ]);
    const ofOne = first?.charity.id === one.charity.id ? first : second;
    expect((await leave([ofOne?.id])).body.data).toMatchObject({ payment_count: 1, total_cents: 400 });
    expect((await leave([ofOne?.id])).body.errors?.[0]?.path).toBe("payments");
    expect(await dueOf(one)).toMatchObject({ donated_cents: 300, earned_cents: 100 });
    expect(await donation(left)).toMatchObject({ payment: null, next: ["paid", "void"] });
    const cancel = (reason: string) =>
      call(runs.cancel, { as: proposer, params: { id: run.id }, body: { reason } });
    expect((await cancel("")).body.errors?.[0]?.path).toBe("reason");
    const canceled = await cancel("The bank has changed");
    expect(canceled.body.data).toMatchObject({
      state: "canceled",
      reason: "The bank has changed",
      next: [],
    });
    expect(await dueOf(other)).toMatchObject({ donated_cents: 400 });
    expect((await call(runs.approve, { as: approver, params: { id: run.id } })).status).toBe(409);
    expect((await cancel("Again")).status).toBe(409);
  });

  test("isn't moved by a changed choice, nor by a void, until it is left out", async () => {
    const { giving, ids, run, payment } = await approved();
    const { charity: other } = await makeGiving();
    const [id = 0] = ids;
    const voided = await step(id, "void", approver, { reason: "Counted twice" });
    expect([voided.status, voided.body.message]).toEqual([
      409,
      "This donation is in the payment run September. Leave its payment out of the run, or reverse it, first.",
    ]);
    const many = await call(classDonationEndpoints.bulk, {
      as: approver,
      body: { action: "pay", ids: [id] } as never,
    });
    expect(many.body.data.skipped).toMatchObject([{ id, msg: expect.stringContaining("September") }]);
    const moved = await call(charityChoiceEndpoints.update, {
      as: approver,
      params: { id: giving.elm.choice.id },
      body: { charity_id: other.id },
    });
    expect(moved.status).toBe(200);
    expect(await donation(id)).toMatchObject({ charity: { id: giving.charity.id } });
    await win(giving.elm, giving.session, 5);
    expect(await accounts(giving)).toEqual({ "cents verified": 1250, "points in_payment": 30 });
    await send(run.id, [{ id: payment.id }]);
    expect(await accounts(giving)).toEqual({ "cents paid": 1250, "points paid": 30 });
    const back = await call(paymentEndpoints.reverse, {
      as: proposer,
      params: { id: payment.id },
      body: { reason: "The check came back" },
    });
    expect([back.status, back.body.data.state, back.body.data.reason]).toEqual([
      200,
      "reversed",
      "The check came back",
    ]);
    // The class at Elm has chosen another charity by now; the one at Oak hasn't.
    expect(await accounts(giving)).toEqual({ "cents verified": 250, "points payable": 10 });
    expect(await donation(id)).toMatchObject({
      status: "verified",
      charity: { id: other.id },
      payment: null,
    });
    const history = await call(classDonationEndpoints.history, { as: approver, params: { id } });
    expect(history.body.data.map(({ event }) => event)).toEqual(["logged", "verified", "paid", "returned"]);
    const kinds = await rows(
      db,
      sql`select e.kind, e.reason, e.effective_on, o.kind as reverses from ledger_entries e
        left join ledger_entries o on o.id = e.reverses_id where e.payment_id = ${payment.id} order by e.id`,
    );
    const early = { reason: "September", effective_on: "2026-09-15", reverses: null };
    expect(kinds).toEqual([
      { ...early, kind: "payment_proposed" },
      { ...early, kind: "payment_sent" },
      {
        kind: "payment_reversed",
        reason: "The check came back",
        effective_on: expect.any(String),
        reverses: "payment_sent",
      },
    ]);
    await expect(sql`update payment_items set cents = cents + 1`.execute(db)).rejects.toThrow(
      "only added to",
    );
  });

  test("is still sent and reversed when its session is closed, for the same charity", async () => {
    const { giving, ids, run, payment } = await approved();
    const { charity: other } = await makeGiving();
    await call(charityChoiceEndpoints.update, {
      as: approver,
      params: { id: giving.elm.choice.id },
      body: { charity_id: other.id },
    });
    await sql`update sessions set closed_at = now() where id = ${giving.session.id}`.execute(db);
    expect((await send(run.id, [{ id: payment.id }])).status).toBe(200);
    const body = { reason: "The check came back" };
    const back = await call(paymentEndpoints.reverse, { as: proposer, params: { id: payment.id }, body });
    expect(back.status).toBe(200);
    expect(await accounts(giving)).toEqual({ "cents verified": 1250, "points payable": 30 });
    expect(await donation(ids[0] ?? 0)).toMatchObject({ charity: { id: giving.charity.id }, next: ["paid"] });
  });

  test("is sent on a day that has come, with payments of its own", async () => {
    const { run, payment } = await approved();
    const other = await approved();
    expect((await send(run.id, [{ id: payment.id }], { sent_on: "2026-09-16" })).body.errors?.[0]?.path).toBe(
      "sent_on",
    );
    const foreign = await send(run.id, [{ id: payment.id }, { id: other.payment.id }]);
    expect([foreign.status, foreign.body.errors?.[0]?.path]).toEqual([422, "payments"]);
    expect((await paymentsOf(run.id))[0]?.state).toBe("approved");
    expect((await send(run.id, [{ id: payment.id }])).status).toBe(200);
    expect((await send(run.id, [{ id: payment.id }])).status).toBe(409);
    const cancel = await call(runs.cancel, {
      as: proposer,
      params: { id: run.id },
      body: { reason: "Late" },
    });
    expect([cancel.status, cancel.body.message]).toEqual([
      409,
      "A payment of this run was sent. Leave the others out instead.",
    ]);
  });

  test("two that are proposed at once share nothing", async () => {
    const giving = await makeGiving();
    for (let each = 0; each < 4; each += 1) await verified(giving.elm, 100 + each);
    await win(giving.elm, giving.session, 60);
    const answers = await Promise.all([1, 2, 3, 4].map(() => propose(giving.filter)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const { total } = await sole<{ total: number }>(
      db,
      sql`select sum(donated_cents + earned_cents)::int as total from payments where charity_id = ${giving.charity.id}`,
    );
    expect(total).toBe(406 + 300);
  });

  test("lets the last payment be left out when another was sent and reversed", async () => {
    const [one, other] = [await makeGiving(), await makeGiving()];
    await verified(one.elm, 300);
    await verified(other.elm, 400);
    const run = (await propose({ charities: [one.charity.id, other.charity.id] })).body.data;
    await call(runs.approve, { as: approver, params: { id: run.id } });
    const [first, second] = await paymentsOf(run.id);
    if (!first || !second) throw new Error("The run has no two payments");
    await send(run.id, [{ id: first.id }]);
    const body = { reason: "The check came back" };
    await call(paymentEndpoints.reverse, { as: proposer, params: { id: first.id }, body });
    const left = await call(runs.leaveOut, {
      as: proposer,
      params: { id: run.id },
      body: { payments: [second.id] },
    });
    expect([left.status, left.body.data.payment_count, left.body.data.next]).toEqual([200, 0, []]);
  });

  test("that isn't there is told before what is wrong with a body", async () => {
    const params = { id: 2_000_000_000 };
    const body = {} as never;
    for (const endpoint of [runs.leaveOut, runs.cancel, runs.send, paymentEndpoints.reverse])
      expect([endpoint.name, (await call(endpoint, { as: proposer, params, body })).status]).toEqual([
        endpoint.name,
        404,
      ]);
  });

  test("makes up for points of another session that were taken back", async () => {
    const { giving, run, payment } = await approved();
    await send(run.id, [{ id: payment.id }]);
    await win(giving.elm, giving.session, -20);
    const { program_id } = giving.elm.site;
    const next = await make.session({ program_id, start: "2026-10-11", end: "2026-11-10" });
    const { teacher, site } = giving.oak;
    const place = { user_id: teacher.id, school_id: site.id, session_id: next.id };
    await make.charityChoice({ ...place, charity_id: giving.charity.id });
    await win(giving.oak, next, 50);
    const later = (await propose({ ...giving.filter, sessions: [next.id] })).body.data;
    expect(later.earned_cents).toBe(150);
  });

  test("pays points that were taken back with the next ones", async () => {
    const { giving, run, payment } = await approved();
    await send(run.id, [{ id: payment.id }]);
    await win(giving.elm, giving.session, -20);
    expect(await dueOf(giving)).toBeUndefined();
    await win(giving.oak, giving.session, 50);
    expect(await dueOf(giving)).toMatchObject({ points: 30, earned_cents: 150 });
  });
});

describe("with any_person", () => {
  test("who proposes may approve, and it is recorded", async () => {
    const kit = await buildApp({ paymentApproval: "any_person" });
    const as = await kit.signInAs("admin", { user_type: ["Charities"] });
    const site = await kit.make.site();
    const session = await kit.make.session({ program_id: site.program_id });
    const teacher = await kit.signInAs("Instructor", { school_ids: [site.id] });
    await kit.make.charityChoice({ user_id: teacher.id, school_id: site.id, session_id: session.id });
    const body = { school_id: site.id, amount_cents: 100, donated_on: "2026-09-10" };
    const { id } = (await kit.call(classDonationEndpoints.create, { as: teacher, body })).body.data;
    await kit.call(classDonationEndpoints.update, { as, params: { id }, body: { status: "verified" } });
    const run = (await kit.call(runs.create, { as, body: { name: "Alone" } })).body.data;
    expect([run.needs_second_person, run.next]).toEqual([false, ["approve", "leave_out", "cancel"]]);
    const approval = await kit.call(runs.approve, { as, params: { id: run.id } });
    expect([approval.status, approval.body.data.needs_second_person]).toEqual([200, false]);
  });
});

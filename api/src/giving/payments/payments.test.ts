import {
  auditLogEndpoints,
  charityChoiceEndpoints,
  classDonationEndpoints,
  givingDashboardEndpoints,
  paymentEndpoints,
  paymentRunEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { readPdf } from "../../../test/readPdf.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { rows, sole } from "../../core/database.ts";

const { call, db, make, signInAs } = await buildApp();
const runs = paymentRunEndpoints;
const proposer = await signInAs("admin", { user_type: ["Charities"] });
const approver = await signInAs("Super Admin");

/** A charity with two classes at different sites that chose it, in a session of its own. */
async function makeGiving() {
  const program = await make.program();
  const provider = await make.provider();
  const charity = await make.charity({ address: "12 Elm Street\nBoston, MA" });
  const session = await make.session({ program_id: program.id, start: "2026-09-01", end: "2026-10-10" });
  const place = async (name: string) => {
    const site = await make.site({
      program_id: program.id,
      provider_id: provider.id,
      name: `${name} ${program.id}`,
    });
    const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
    const choice = await make.charityChoice({
      user_id: teacher.id,
      school_id: site.id,
      session_id: session.id,
      charity_id: charity.id,
    });
    return { site, teacher, choice };
  };
  const [elm, oak] = [await place("Elm School"), await place("Oak School")];
  return { charity, session, elm, oak, filter: { charities: [charity.id] } };
}
type Giving = Awaited<ReturnType<typeof makeGiving>>;
type Place = Giving["elm"];

const win = ({ teacher, site }: Place, session: { id: number }, points: number) =>
  winPoints(db, { user_id: teacher.id, school_id: site.id, session_id: session.id }, points);
const step = (id: number, status: string, as = approver, more: object = {}) =>
  call(classDonationEndpoints.update, { as, params: { id }, body: { status, ...more } as never });

/** A donation that staff have verified. */
async function verified({ teacher, site }: Place, amount_cents: number): Promise<number> {
  const body = { school_id: site.id, amount_cents, donated_on: "2026-09-10" };
  const { id } = (await call(classDonationEndpoints.create, { as: teacher, body })).body.data;
  await step(id, "verified");
  return id;
}

const propose = (body: object, as: SignedIn = proposer) =>
  call(runs.create, { as, body: { name: "September", ...body } });
const dueOf = async ({ charity }: Giving) =>
  (await call(paymentEndpoints.due, { as: proposer })).body.data.find(
    (each) => each.charity.id === charity.id,
  );
const paymentsOf = async (run: number) =>
  (await call(paymentEndpoints.list, { as: proposer, query: { runs: String(run) as never } })).body.data;
const donation = async (id: number) =>
  (
    await call(classDonationEndpoints.list, { as: approver, query: { sort: "id", order: "desc", rows: 100 } })
  ).body.data.find((row) => row.id === id);
const send = (run: number, payments: readonly object[], more: object = {}) =>
  call(runs.send, {
    as: proposer,
    params: { id: run },
    body: { method: "check", sent_on: "2026-09-15", payments, ...more } as never,
  });

/** What the ledger holds for a charity, by account and unit. */
const accounts = async ({ charity }: Giving) =>
  Object.fromEntries(
    (
      await rows<{ account: string; amount: number }>(
        db,
        sql`select b.unit || ' ' || b.account as account, sum(b.amount)::int as amount from class_balances b
            join ledger_charities k on k.id = b.charity_id
          where k.charity_id = ${charity.id} and b.account <> 'gifts' group by 1 having sum(b.amount) <> 0 order by 1`,
      )
    ).map(({ account, amount }) => [account, amount]),
  );

/** Two sites with $12.50 donated and 30 points, proposed and approved. */
async function approved() {
  const giving = await makeGiving();
  const ids = [await verified(giving.elm, 1000), await verified(giving.oak, 250)];
  await win(giving.elm, giving.session, 20);
  await win(giving.oak, giving.session, 10);
  const run = (await propose(giving.filter)).body.data;
  await call(runs.approve, { as: approver, params: { id: run.id } });
  const [payment] = await paymentsOf(run.id);
  if (!payment) throw new Error("The run has no payment");
  return { giving, ids, run, payment };
}

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
      "You proposed this payment run. Ask somebody else of the program team to approve it.",
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
    expect((await propose({ ...giving.filter, sessions: [giving.session.id + 1000] })).status).toBe(409);
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
    const kinds = await rows<{ kind: string; reason: string; effective_on: string }>(
      db,
      sql`select kind, reason, effective_on from ledger_entries where payment_id = ${payment.id} order by id`,
    );
    expect(kinds).toEqual([
      { kind: "payment_proposed", reason: "September", effective_on: "2026-09-15" },
      { kind: "payment_sent", reason: "September", effective_on: "2026-09-15" },
      { kind: "payment_reversed", reason: "The check came back", effective_on: expect.any(String) },
    ]);
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

  test("pays points that were taken back with the next ones", async () => {
    const { giving, run, payment } = await approved();
    await send(run.id, [{ id: payment.id }]);
    await win(giving.elm, giving.session, -20);
    expect(await dueOf(giving)).toBeUndefined();
    await win(giving.oak, giving.session, 50);
    expect(await dueOf(giving)).toMatchObject({ points: 30, earned_cents: 150 });
  });
});

describe("the papers of a payment", () => {
  test("a letter tells how it was sent and what each site gave, once it is sent", async () => {
    const { run, payment, giving } = await approved();
    const letter = (language = "en") =>
      call(paymentEndpoints.letter, {
        as: proposer,
        params: { id: payment.id },
        headers: { "accept-language": language },
      });
    expect((await letter()).status).toBe(409);
    await send(run.id, [{ id: payment.id, reference: "No. 7" }]);
    // The letter keeps the names of its day.
    await sql`update sites set name = 'Renamed' where id = ${giving.elm.site.id}`.execute(db);
    const answer = await letter();
    expect(answer.headers["content-type"]).toBe("application/pdf");
    const { pages, title } = await readPdf(answer.bytes);
    const text = pages[0]?.text ?? "";
    for (const words of [payment.charity.name, "12 Elm Street", "September 15, 2026", "Check", "No. 7"])
      expect(text).toContain(words);
    for (const words of ["Elm School", "$10.00", "$1.00", "$11.00", "Oak School", "$12.50", "$14.00"])
      expect(text).toContain(words);
    expect([title, pages.length]).toEqual(["Remittance letter", 1]);
    expect((await readPdf((await letter("es")).bytes)).pages[0]?.text).toContain("Carta de pago");
  });

  test("statements have a page for each site, and bills a line for what was donated and what was earned", async () => {
    const { run, payment } = await approved();
    const accounting = (layout: string, account = "6100") =>
      call(runs.accounting, { as: proposer, params: { id: run.id }, query: { layout, account } as never });
    const statements = () => call(runs.statements, { as: proposer, params: { id: run.id } });
    expect((await statements()).status).toBe(409);
    const bills = (await accounting("quickbooks")).bytes.toString();
    expect(bills).toContain("Bill No,Vendor,Bill Date,Due Date,Memo,Account,Line Description,Line Amount");
    expect(bills).toContain(`KIN-${payment.id},${payment.charity.name},`);
    expect(bills).toMatch(/September,6100,"?Classroom giving, September: Donated"?,12\.50/);
    expect(bills).toMatch(/"?Classroom giving, September: Earned"?,1\.50/);
    expect((await accounting("xero")).bytes.toString()).toMatch(/,1,12\.50,6100,Tax Exempt,USD/);
    expect((await accounting("sage")).status).toBe(422);
    await send(run.id, [{ id: payment.id }]);
    const { pages } = await readPdf((await statements()).bytes);
    expect(pages.map(({ text }) => [text.includes("Elm School"), text.includes("Oak School")])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(pages[0]?.text).toContain(payment.charity.name);
  });

  test("what happened is in the audit log", async () => {
    const { run, payment } = await approved();
    await send(run.id, [{ id: payment.id, reference: "No. 9" }]);
    const entries = async (entity: string, entity_id: number) =>
      (await call(auditLogEndpoints.list, { as: approver, query: { entity, entity_id } as never })).body.data;
    expect(
      (await entries("paymentRun", run.id)).map(({ action, after }) => [action, after?.["state"]]),
    ).toEqual([
      ["create", "proposed"],
      ["update", "approved"],
    ]);
    expect(await entries("payment", payment.id)).toMatchObject([
      {
        before: { state: "approved" },
        after: { state: "sent", reference: "No. 9" },
        user: { id: proposer.id },
      },
    ]);
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

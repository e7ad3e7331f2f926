import {
  activityFormResponseEndpoints,
  charityChoiceEndpoints,
  classroomEndpoints,
  paymentRunEndpoints,
  pledgeEndpoints,
  sponsorReceiptEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { sponsorWorld } from "../../../test/sponsorWorld.ts";
import { rows } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, make } = kit;
const { staff, program, makeClass, funding, fundingOf, receive, accounts } = await sponsorWorld(kit);

/** Ends all pledges of a test, so that the next begins with none; what was won stays. */
afterEach(async () => {
  await sql`update pledges set from_on = '2019-01-01', until_on = '2019-01-01'`.execute(db);
});

const pledged = (fields: object) =>
  make.pledge({ kind: "amount", amount_cents: 1_000_000, from_on: "2026-09-01", ...fields } as never);
const change = (pledge: { id: number }, body: object) =>
  call(pledgeEndpoints.update, { as: staff, params: { id: pledge.id }, body: body as never });
/** Only points of one provider, so that tests don't see each other's. */
const only = ({ provider_id }: { provider_id: number }) => ({ provider_ids: [provider_id] });

describe("what points draw on pledges", () => {
  test("covers each point once, until the pledge is used up", async () => {
    const { charity } = { charity: await make.charity() };
    const ours = await makeClass(charity.id);
    await ours.win(10);
    await ours.win(7, "2026-09-12");
    const pledge = await pledged({ ...only(ours), amount_cents: 72 });
    expect(await fundingOf(pledge)).toMatchObject({
      pledged_cents: 72,
      drawn_cents: 72,
      points: 15,
      is_used_up: true,
      runs_out_on: null,
    });
    await change(pledge, { amount_cents: 1000 });
    expect(await fundingOf(pledge)).toMatchObject({ drawn_cents: 85, points: 17, is_used_up: false });
  });

  test("takes narrower pledges before wider ones, then those that end earlier, then older ones", async () => {
    const charity = await make.charity();
    const ours = await makeClass(charity.id);
    await ours.win(20);
    const wide = await pledged({ ...only(ours), amount_cents: 1000 });
    const later = await pledged({ ...only(ours), amount_cents: 10 });
    const ending = await pledged({ ...only(ours), amount_cents: 20, until_on: "2026-12-31" });
    const narrow = await pledged({ ...only(ours), amount_cents: 30, charity_ids: [charity.id] });
    const drawn = Object.fromEntries(
      (await funding()).pledges.map(({ id, drawn_cents }) => [id, drawn_cents]),
    );
    expect([narrow, ending, wide, later].map(({ id }) => drawn[id])).toEqual([30, 20, 50, 0]);
  });

  test("gives at most its cents for a point, and leaves the rest to others", async () => {
    const ours = await makeClass((await make.charity()).id);
    await ours.win(10);
    const perPoint = { kind: "per_point", amount_cents: null };
    const match = await pledged({ ...only(ours), ...perPoint, point_cents: 2, until_on: "2026-10-10" });
    const rest = await pledged({ ...only(ours), ...perPoint, point_cents: 9, cap_cents: 14 });
    expect(await fundingOf(match)).toMatchObject({ pledged_cents: null, drawn_cents: 20, points: 10 });
    // Three cents of each point are left: four points whole, and two cents of a fifth.
    expect(await fundingOf(rest)).toMatchObject({ drawn_cents: 14, points: 5 });
    await change(match, { point_cents: 30 });
    expect(await fundingOf(match)).toMatchObject({ drawn_cents: 50 });
    expect(await fundingOf(rest)).toMatchObject({ drawn_cents: 0 });
  });

  test("counts points by the day of their activity, their program, provider and charity", async () => {
    const [food, books] = [await make.charity(), await make.charity()];
    const [ours, others] = [await makeClass(food.id), await makeClass(books.id)];
    const undecided = await makeClass(undefined, ours);
    for (const each of [ours, others, undecided]) await each.win(10, "2026-09-10");
    await ours.win(1, "2026-09-04");
    await ours.win(2, "2026-09-11");
    const days = await pledged({ ...only(ours), from_on: "2026-09-05", until_on: "2026-09-10" });
    expect(await fundingOf(days)).toMatchObject({ points: 20 });
    await change(days, { charity_ids: [food.id] });
    expect(await fundingOf(days)).toMatchObject({ points: 10 });
    await change(days, { charity_ids: [], provider_ids: [others.provider_id] });
    expect(await fundingOf(days)).toMatchObject({ points: 10 });
    await change(days, { program_ids: [(await make.program()).id] });
    expect(await fundingOf(days)).toMatchObject({ points: 0 });
    await change(days, { program_ids: [program.id] });
    expect(await fundingOf(days)).toMatchObject({ points: 10 });
  });

  test("follows deleted and backdated responses and changed choices", async () => {
    const [food, books] = [await make.charity(), await make.charity()];
    const ours = await makeClass(food.id);
    const pledge = await pledged({ ...only(ours), charity_ids: [food.id], until_on: "2026-09-14" });
    const item = await make.mindfulOpen({ questions: [] });
    const body = { school_id: ours.site.id, object_id: item.id, answers: {} };
    const answered = await call(classroomEndpoints.answerForm, {
      as: ours.teacher,
      body: { ...body, answered_on: "2026-09-11" },
    });
    expect(await fundingOf(pledge)).toMatchObject({ points: 5, drawn_cents: 25 });
    await call(activityFormResponseEndpoints.remove, {
      as: await kit.signInAs("Super Admin"),
      params: { id: answered.body.data.id },
    });
    expect(await fundingOf(pledge)).toMatchObject({ points: 0, drawn_cents: 0 });
    await ours.win(8);
    expect(await fundingOf(pledge)).toMatchObject({ points: 8 });
    const params = { id: ours.choice?.id ?? 0 };
    await call(charityChoiceEndpoints.update, { as: staff, params, body: { charity_id: books.id } });
    expect(await fundingOf(pledge)).toMatchObject({ points: 0 });
  });

  test("tells what isn't funded since the first pledge, and when a pledge runs out", async () => {
    const before = (await funding()).not_funded_cents;
    const ours = await makeClass((await make.charity()).id);
    await ours.win(20, "2026-09-14");
    const pledge = await pledged({ ...only(ours), amount_cents: 150 });
    // 100 cents in 28 days: the other 50 last for 14 more.
    expect(await fundingOf(pledge)).toMatchObject({ runs_out_on: "2026-09-29" });
    await change(pledge, { until_on: "2026-09-28" });
    expect(await fundingOf(pledge)).toMatchObject({ runs_out_on: null });
    await change(pledge, { amount_cents: 60 });
    const now = await funding();
    expect(now.not_funded_cents - before).toBe(40);
    expect(now.earned_cents).toBe(now.drawn_cents + now.not_funded_cents);
  });

  test("a closed pledge keeps what points drew until that day", async () => {
    const ours = await makeClass((await make.charity()).id);
    await ours.win(4, "2026-09-14");
    const pledge = await pledged(only(ours));
    expect((await change(pledge, { state: "closed" })).body.data).toMatchObject({ closed_on: "2026-09-15" });
    await ours.win(4, "2026-09-16");
    expect(await fundingOf(pledge)).toMatchObject({ points: 4, is_open: false });
    expect((await change(pledge, { state: "open" })).body.data).toMatchObject({ closed_on: null });
    expect(await fundingOf(pledge)).toMatchObject({ points: 8, is_open: true });
  });
});

describe("what charities have been paid", () => {
  const propose = async ({ id }: { id: number }) => {
    const body = { name: "Points", charities: [id], parts: ["earned" as const] };
    const run = await call(paymentRunEndpoints.create, { as: staff, body });
    expect(run.status).toBe(201);
    return { id: run.body.data.id };
  };
  async function send(params: { id: number }) {
    await call(paymentRunEndpoints.approve, { as: await kit.signInAs("Super Admin"), params });
    const payments = await rows<{ id: number }>(db, sql`select id from payments where run_id = ${params.id}`);
    const body = { method: "check" as const, sent_on: "2026-09-15", payments };
    expect((await call(paymentRunEndpoints.send, { as: staff, params, body })).status).toBe(200);
  }

  /** A class whose first 10 of 30 points were paid. */
  async function paid() {
    const charity = await make.charity();
    const ours = await makeClass(charity.id);
    const pledge = await pledged({ ...only(ours), amount_cents: 100 });
    await ours.win(10);
    await send(await propose(charity));
    await ours.win(20, "2026-09-09");
    return { charity, ours, pledge };
  }

  test("draws nothing for a charity that a proposed payment takes it back from", async () => {
    const [former, next] = [await make.charity(), await make.charity()];
    const [ours, others] = [await makeClass(former.id), await makeClass(former.id)];
    const ofFormer = await pledged({ ...only(ours), charity_ids: [former.id] });
    const ofNext = await pledged({ ...only(ours), charity_ids: [next.id] });
    await ours.win(10);
    await send(await propose(former));
    await ours.win(-10);
    await others.win(30);
    const run = await propose(former);
    const choice = { as: staff, params: { id: ours.choice?.id ?? 0 }, body: { charity_id: next.id } };
    expect((await call(charityChoiceEndpoints.update, choice)).status).toBe(200);
    await ours.win(10, "2026-09-11");
    const told = async () => [
      (await fundingOf(ofFormer))?.drawn_cents,
      (await fundingOf(ofNext))?.drawn_cents,
      (await fundingOf(ofNext))?.paid_cents,
    ];
    expect(await told()).toEqual([0, 50, 0]);
    await send(run);
    expect(await told()).toEqual([0, 50, 0]);
  });

  test("draws first, and stays with the pledge whatever is changed", async () => {
    const { charity, ours, pledge } = await paid();
    expect(await fundingOf(pledge)).toMatchObject({ drawn_cents: 100, paid_cents: 50 });
    const lowered = await change(pledge, { amount_cents: 49 });
    expect(lowered.status).toBe(422);
    expect(lowered.body).toMatchObject({
      errors: [{ path: "amount_cents", msg: expect.stringContaining("$0.50") }],
    });
    expect((await change(pledge, { from_on: "2026-09-11" })).body).toMatchObject({
      errors: [{ path: "from_on" }],
    });
    expect((await change(pledge, { amount_cents: 50 })).status).toBe(200);
    // Paid to another charity from now on, but what was paid stays.
    const params = { id: ours.choice?.id ?? 0 };
    const body = { charity_id: (await make.charity()).id };
    await call(charityChoiceEndpoints.update, { as: staff, params, body });
    expect((await change(pledge, { charity_ids: [charity.id] })).status).toBe(200);
    expect(await fundingOf(pledge)).toMatchObject({ drawn_cents: 50, paid_cents: 50 });
  });

  test("isn't taken over by a pledge that is made later, nor lost with one that is deleted", async () => {
    const { charity, ours, pledge } = await paid();
    const body = {
      sponsor_id: pledge.sponsor_id ?? 0,
      name: "Narrower",
      kind: "amount" as const,
      amount_cents: 500,
      from_on: "2026-09-01",
      charity_ids: [charity.id],
      ...only(ours),
    };
    const narrower = (more: object = {}) =>
      call(pledgeEndpoints.create, { as: staff, body: { ...body, ...more } as never });
    expect((await narrower()).body).toMatchObject({ errors: [{ path: "from_on" }] });
    expect((await narrower({ from_on: "2026-09-11" })).status).toBe(201);
    const params = { id: pledge.id };
    expect((await call(pledgeEndpoints.remove, { as: staff, params })).status).toBe(409);
    // Nor by one that comes back after it.
    const early = await make.pledge({ ...body, name: "Back again", until_on: "2026-09-01" } as never);
    const ids = [early.id];
    await call(pledgeEndpoints.bulk, { as: staff, body: { action: "delete", ids } });
    await sql`update deleted_rows set "row" = jsonb_set("row", '{until_on}', 'null') where resource = 'pledge' and row_id = ${early.id}`.execute(
      db,
    );
    const restored = await call(pledgeEndpoints.bulk, { as: staff, body: { action: "restore", ids } });
    expect(restored.body).not.toMatchObject({ data: { done: 1 } });
  });
});

describe("money from sponsors", () => {
  test("is posted, and corrected only by reversing it", async () => {
    const pledge = await pledged({ amount_cents: 1000 });
    expect(await accounts(pledge)).toEqual({ sponsors: -1000, sponsor_pledged: 1000 });
    const { data } = (await receive(pledge, 700, { reference: "No. 12" })).body;
    expect(data).toMatchObject({ amount_cents: 700, received_by: { id: staff.id }, reversed_at: null });
    expect(await accounts(pledge)).toEqual({ sponsors: -1000, sponsor_pledged: 300, sponsor_received: 700 });
    await receive(pledge, 500);
    expect(await accounts(pledge)).toEqual({ sponsors: -1200, sponsor_received: 1200 });
    expect((await fundingOf(pledge))?.received_cents).toBe(1200);
    const params = { id: data.id };
    const reverse = (reason: string) =>
      call(sponsorReceiptEndpoints.reverse, { as: staff, params, body: { reason } });
    expect((await reverse(" ")).status).toBe(422);
    expect((await reverse("The check bounced")).body.data).toMatchObject({
      amount_cents: 700,
      reason: "The check bounced",
      reversed_by: { id: staff.id },
    });
    expect((await reverse("Again")).status).toBe(409);
    expect(await accounts(pledge)).toEqual({ sponsors: -1000, sponsor_pledged: 500, sponsor_received: 500 });
    await change(pledge, { amount_cents: 900 });
    await change(pledge, { amount_cents: 800, reason: "Agreed by phone" });
    expect(await accounts(pledge)).toEqual({ sponsors: -800, sponsor_pledged: 300, sponsor_received: 500 });
    const entries = await sql<{
      kind: string;
      reason: string | null;
      recorded_by: number;
      reverses: string | null;
    }>`select kind, reason, recorded_by, (select r.kind from ledger_entries r where r.id = e.reverses_id) as reverses
      from ledger_entries e where pledge_id = ${pledge.id} order by id`.execute(db);
    expect(entries.rows.map(({ kind, reverses }) => [kind, reverses])).toEqual([
      ["pledge_made", null],
      ["sponsor_paid", null],
      ["sponsor_paid", null],
      ["sponsor_payment_reversed", "sponsor_paid"],
      ["pledge_changed", "pledge_made"],
      ["pledge_changed", "pledge_changed"],
    ]);
    expect(entries.rows.slice(4).map(({ reason }) => reason)).toEqual([
      "The pledge was changed.",
      "Agreed by phone",
    ]);
    expect(entries.rows[3]).toMatchObject({ reason: "The check bounced", recorded_by: staff.id });
    await expect(
      sql`update sponsor_receipts set amount_cents = 1 where id = ${data.id}`.execute(db),
    ).rejects.toThrow("only reversed");
  });

  test("names the fields of what can't be", async () => {
    const pledge = await pledged({});
    expect((await receive(pledge, 0)).body).toMatchObject({ errors: [{ path: "amount_cents" }] });
    expect((await receive(pledge, 5, { received_on: "2026-09-16" })).body).toMatchObject({
      errors: [{ path: "received_on" }],
    });
    expect((await receive({ id: 999_999 }, 5)).body).toMatchObject({ errors: [{ path: "pledge_id" }] });
    const faults = [
      [{ kind: "per_point" }, "point_cents"],
      [{ cap_cents: 5 }, "cap_cents"],
      [{ amount_cents: null }, "amount_cents"],
      [{ until_on: "2026-08-01" }, "until_on"],
      [{ sponsor_id: (await make.sponsor()).id }, "sponsor_id"],
    ] as const;
    for (const [body, path] of faults)
      expect((await change(pledge, body)).body).toMatchObject({ errors: [{ path }] });
  });

  test("several at once add up", async () => {
    const pledge = await pledged({ amount_cents: 1000 });
    await Promise.all([1, 2, 3, 4].map((cents) => receive(pledge, cents * 100)));
    expect(await accounts(pledge)).toEqual({ sponsors: -1000, sponsor_received: 1000 });
  });
});

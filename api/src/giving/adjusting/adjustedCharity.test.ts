import {
  adjustmentEndpoints,
  classDonationEndpoints,
  givingDashboardEndpoints,
  paymentRunEndpoints as runs,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { sole } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, make, services, signInAs } = kit;
const world = await paymentWorld(kit);
const { proposer: staff, approver, makeGiving, verified, win, dueOf, propose, paymentsOf, send } = world;
const reader = await signInAs("admin", { user_type: ["Reports"] });

type Giving = Awaited<ReturnType<typeof makeGiving>>;
const reason = "The class had voted for the other one";

beforeEach(() => kit.setNow("2026-11-22"));

/** A closed session in which a class gave $10 and won 20 points, half of them at 5 cents, half at 8; and another charity. */
async function closedClass(beforeClosing: (giving: Giving) => Promise<unknown> = async () => {}) {
  kit.setNow("2026-09-15");
  const giving = await makeGiving();
  const donation = await verified(giving.elm, 1000);
  await win(giving.elm, giving.session, 10);
  await sql`insert into point_rates (from_on, cents) values ('2026-09-16', 8) on conflict do nothing`.execute(
    db,
  );
  kit.setNow("2026-09-17");
  await win(giving.elm, giving.session, 10);
  await beforeClosing(giving);
  kit.setNow("2026-11-22");
  const closed = await call(sessionClosingEndpoints.close, {
    as: staff,
    params: { id: giving.session.id },
    body: {},
  });
  expect(closed.status).toBe(200);
  const { program_id } = await sole<{ program_id: number }>(
    db,
    sql`select program_id from sessions where id = ${giving.session.id}`,
  );
  await make.session({ name: "Winter", program_id, start: "2026-11-01", end: "2026-12-20" });
  const [, earned = 0] = await hasOf(giving.charity);
  const other = await make.charity();
  return {
    earned,
    giving,
    donation,
    other,
    toOther: { ...giving, charity: other, filter: { charities: [other.id] } },
  };
}

const move = ({ elm }: Giving, charity_id: number, as = staff) =>
  call(adjustmentEndpoints.charity, { as, params: { id: elm.choice.id }, body: { charity_id, reason } });
const reverse = (id: number) =>
  call(adjustmentEndpoints.reverse, { as: staff, params: { id }, body: { reason: "It was right" } });

/** What a charity has from all sessions. */
async function hasOf({ id }: { id: number }) {
  const query = { charities: String(id) } as never;
  const { points, earned_cents, donated_cents } = (
    await call(givingDashboardEndpoints.get, { as: staff, query })
  ).body.data.totals;
  return [points, earned_cents, donated_cents];
}
const due = async (giving: { charity: { id: number } }) => {
  const found = await dueOf(giving as never);
  return [found?.donated_cents ?? 0, found?.earned_cents ?? 0];
};

describe("POST /charityAsso/{id}/adjustCharity", () => {
  test("gives donations and points to the other charity, at what they were worth, in the running session", async () => {
    const { giving, donation, other, toOther, earned } = await closedClass();
    const worth = await hasOf(giving.charity);
    const { status, body } = await move(giving, other.id);
    expect([status, body.message]).toEqual([200, "Adjusted in “Winter”"]);
    expect(
      body.data.map(({ kind, charity, other_charity, cents, points }) => [
        kind,
        charity.id,
        other_charity?.id,
        cents,
        points,
      ]),
    ).toEqual([
      ["donation", giving.charity.id, other.id, -1000, null],
      ["donation", other.id, giving.charity.id, 1000, null],
      ["points", giving.charity.id, other.id, -50, -10],
      ["points", other.id, giving.charity.id, 50, 10],
      ["points", giving.charity.id, other.id, -80, -10],
      ["points", other.id, giving.charity.id, 80, 10],
    ]);
    expect([await hasOf(giving.charity), await hasOf(other)]).toEqual([[0, 0, 0], worth]);
    expect([await due(giving), await due(toOther)]).toEqual([
      [0, 0],
      [1000, earned],
    ]);
    const history = await call(classDonationEndpoints.history, { as: staff, params: { id: donation } });
    expect(history.body.data.at(-1)).toMatchObject({
      event: "moved",
      reason,
      changes: [{ field: "charity", from: expect.any(String), to: expect.any(String) }],
    });
    expect(await ledgerDifferences(services)).toEqual([]);
  });

  test("leaves what is paid, and says so when nothing else is there", async () => {
    const { giving, other } = await closedClass(async ({ filter }) => {
      const run = (await propose(filter)).body.data;
      await call(runs.approve, { as: approver, params: { id: run.id } });
      await send(
        run.id,
        (await paymentsOf(run.id)).map(({ id }) => ({ id })),
      );
    });
    const before = await hasOf(giving.charity);
    const refused = await move(giving, other.id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "The class has nothing in that session that isn't paid. What is paid stays with its charity.",
    ]);
    expect(await hasOf(giving.charity)).toEqual(before);
  });

  test("goes on from where an earlier change left it, and corrects donations there", async () => {
    const { giving, donation, other, toOther, earned } = await closedClass();
    const third = await make.charity();
    const both = await Promise.all([move(giving, other.id), move(giving, other.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    await call(adjustmentEndpoints.donation, {
      as: staff,
      params: { id: donation },
      body: { amount_cents: 700, reason: "Counted twice" },
    });
    expect([await due(giving), await due(toOther)]).toEqual([
      [0, 0],
      [700, earned],
    ]);
    expect((await move(giving, other.id)).body.errors?.[0]?.path).toBe("charity_id");
    expect((await move(giving, third.id)).status).toBe(200);
    expect([await due(giving), await due(toOther), await due({ charity: third })]).toEqual([
      [0, 0],
      [0, 0],
      [700, earned],
    ]);
    expect(await ledgerDifferences(services)).toEqual([]);
  });

  test("is reversed as a whole by either half, once", async () => {
    const { giving, other, toOther, earned } = await closedClass();
    const [taken, given] = (await move(giving, other.id)).body.data;
    const undone = await reverse(taken?.id ?? 0);
    expect([undone.status, undone.body.data.cents]).toEqual([200, 1000]);
    expect([await due(giving), await due(toOther)]).toEqual([
      [1000, 0],
      [0, earned],
    ]);
    expect((await reverse(given?.id ?? 0)).status).toBe(409);
    expect((await move(giving, other.id)).status).toBe(200);
    expect(await due(toOther)).toEqual([1000, earned]);
    expect(await ledgerDifferences(services)).toEqual([]);
  });

  test("is refused in an open session, to an inactive charity, and to who may not", async () => {
    const { giving, other } = await closedClass();
    const idle = await make.charity({ is_active: false });
    expect((await move(giving, idle.id)).body.errors?.[0]?.path).toBe("charity_id");
    expect((await move(giving, other.id, reader)).status).toBe(403);
    kit.setNow("2026-09-15");
    const open = await makeGiving();
    expect((await move(open, other.id)).status).toBe(409);
  });
});

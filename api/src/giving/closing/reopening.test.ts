import {
  charityChoiceEndpoints,
  classDonationEndpoints,
  paymentEndpoints,
  paymentRunEndpoints,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { sole, transaction } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, services } = kit;
const world = await paymentWorld(kit);
const { approver, proposer, accounts, approved, donation, makeGiving, send } = world;

const differences = () => ledgerDifferences(services);

/** A payment whose class chose another charity while the money was set aside, in a session closed since. */
async function closedWithPayment() {
  const paid = await approved();
  const { charity: other } = await makeGiving();
  const params = { id: paid.giving.elm.choice.id };
  const changed = await call(charityChoiceEndpoints.update, {
    as: approver,
    params,
    body: { charity_id: other.id },
  });
  expect(changed.status).toBe(200);
  kit.setNow("2026-11-15");
  const session = { id: paid.giving.session.id };
  const closed = await call(sessionClosingEndpoints.close, { as: approver, params: session, body: {} });
  expect([closed.status, closed.body.message]).toEqual([200, expect.any(String)]);
  return { ...paid, other, session };
}

/** How many statements wait for another's lock. */
const waiting = async () =>
  (
    await sole<{ count: number }>(
      db,
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).count;

type Closed = Awaited<ReturnType<typeof closedWithPayment>>;

const reopen = ({ session }: Pick<Closed, "session">) =>
  call(sessionClosingEndpoints.reopen, {
    as: approver,
    params: session,
    body: { reason: "The check came back" },
  });

const takenBack = {
  canceled: ({ run }: Closed) =>
    call(paymentRunEndpoints.cancel, { as: proposer, params: run, body: { reason: "Not now" } }),
  "left out": async ({ run, payment }: Closed) => {
    await sql`insert into payments (run_id, charity_id, name, donation_count, donated_cents, points, earned_cents, state)
      select ${run.id}, id, name, 0, 0, 0, 0, 'approved' from charities where id <> ${payment.charity.id} limit 1`.execute(
      db,
    );
    return call(paymentRunEndpoints.leaveOut, {
      as: proposer,
      params: run,
      body: { payments: [payment.id] },
    });
  },
  reversed: async ({ run, payment }: Closed) => {
    await send(run.id, [{ id: payment.id }], { sent_on: "2026-11-15" });
    return call(paymentEndpoints.reverse, { as: proposer, params: payment, body: { reason: "Came back" } });
  },
};

test.each(Object.entries(takenBack))(
  "points and donations of a payment that was %s while the session was closed follow the choice at its reopening",
  async (_, takeBack) => {
    const closed = await closedWithPayment();
    const { giving, other, ids } = closed;
    expect((await takeBack(closed)).status).toBe(200);
    expect(await accounts(giving)).toEqual({ "cents verified": 1250, "points payable": 30 });
    expect(await differences()).toEqual([]);
    expect((await reopen(closed)).status).toBe(200);
    expect(await accounts(giving)).toEqual({ "cents verified": 250, "points payable": 10 });
    expect(await accounts({ charity: other })).toEqual({ "cents verified": 1000, "points payable": 20 });
    expect(await donation(ids[0] ?? 0)).toMatchObject({ charity: { id: other.id }, payment: null });
    expect(await differences()).toEqual([]);
    const { reason } = await sole<{ reason: string }>(
      db,
      sql`select reason from ledger_entries where choice_id = ${giving.elm.choice.id} order by id desc limit 1`,
    );
    expect(reason).toBe("The check came back");
    const history = await call(classDonationEndpoints.history, { as: approver, params: { id: ids[0] ?? 0 } });
    expect(history.body.data.at(-1)).toMatchObject({
      event: "moved",
      changes: [{ field: "charity", from: giving.charity.name, to: other.name }],
      reason: "The check came back",
    });
    kit.setNow("2026-09-15");
  },
);

test("a reopening and a payment that is taken back at the same moment leave nothing with an earlier charity", async () => {
  const closed = await closedWithPayment();
  const { giving, other, session, run } = closed;
  const held = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const holding = transaction(db, async (tx) => {
    await sql`select from sessions where id = ${session.id} for key share`.execute(tx);
    held.resolve();
    await commit.promise;
  });
  await held.promise;
  const reopening = reopen(closed);
  await expect.poll(waiting).toBe(1);
  let isCanceled = false;
  const canceling = call(paymentRunEndpoints.cancel, {
    as: proposer,
    params: run,
    body: { reason: "Not now" },
  }).finally(() => {
    isCanceled = true;
  });
  await expect.poll(async () => isCanceled || (await waiting()) > 1).toBe(true);
  commit.resolve();
  await holding;
  expect([(await reopening).status, (await canceling).status]).toEqual([200, 200]);
  expect(await accounts(giving)).toEqual({ "cents verified": 250, "points payable": 10 });
  expect(await accounts({ charity: other })).toEqual({ "cents verified": 1000, "points payable": 20 });
  expect(await differences()).toEqual([]);
  kit.setNow("2026-09-15");
});

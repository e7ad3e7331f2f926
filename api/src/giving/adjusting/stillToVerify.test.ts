import {
  adjustmentEndpoints,
  classDonationEndpoints,
  dashboardEndpoints,
  siteEndpoints,
} from "@kindling/contract";
import { beforeEach, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { closeWithCounted } from "../../../test/closeWithCounted.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";

const kit = await buildApp();
const { call, services, signInAs } = kit;
const world = await paymentWorld(kit);
const { proposer: staff, approver } = world;
const reason = "The deposit slip came later";

beforeEach(() => kit.setNow("2026-11-22"));

/** What is still to verify, as everybody is told it: the leader's overview, lists, and what a site leaves open. */
async function closedSite() {
  const { giving, id, next } = await closeWithCounted(kit, world);
  const { site } = giving.elm;
  const leader = await signInAs("Site Leader", { school_ids: [site.id] });
  const listed = async (as: typeof staff, query: object) => {
    const { body } = await call(classDonationEndpoints.list, {
      as,
      query: { status: "counted", ...query } as never,
    });
    return [body.meta.total, body.data.map((row) => row.id)];
  };
  const told = async () => {
    const overview = (await call(dashboardEndpoints.get, { as: leader })).body.data;
    const need = overview.needs.find(({ kind }) => kind === "to_verify");
    const { giving: running } = overview;
    const open = (await call(siteEndpoints.openMoney, { as: approver, params: site })).body.data;
    return {
      need: need ? [need.count, need.cents] : null,
      running: [running?.waiting, running?.waiting_cents],
      mine: await listed(leader, {}),
      ofSite: await listed(staff, { school_id: site.id }),
      ofSession: await listed(staff, { sessions: String(giving.session.id) }),
      ofNext: await listed(staff, { sessions: String(next.id) }),
      searched: await listed(leader, { search: "Elm" }),
      open: [open.closed, open.closed_cents],
    };
  };
  const adjust = (amount_cents: number) =>
    call(adjustmentEndpoints.donation, { as: staff, params: { id }, body: { amount_cents, reason } });
  const verify = () => call(adjustmentEndpoints.verify, { as: staff, params: { id }, body: { reason } });
  const reverse = (made: number) =>
    call(adjustmentEndpoints.reverse, { as: staff, params: { id: made }, body: { reason } });
  return { id, site, told, adjust, verify, reverse, listed, next };
}

const nothing = {
  need: null,
  running: [0, 0],
  mine: [0, []],
  ofSite: [0, []],
  ofSession: [0, []],
  ofNext: [0, []],
  searched: [0, []],
  open: [0, 0],
};
const waiting = (id: number, cents: number) => {
  const one = [1, [id]];
  return {
    ...nothing,
    need: [1, cents],
    mine: one,
    ofSite: one,
    ofSession: one,
    searched: one,
    open: [1, cents],
  };
};

test("a donation that was verified late is no longer to verify anywhere, until that is reversed", async () => {
  const { id, told, verify, reverse } = await closedSite();
  expect(await told()).toEqual(waiting(id, 700));
  const made = (await verify()).body.data;
  expect(await told()).toEqual(nothing);
  expect(await ledgerDifferences(services)).toEqual([]);
  expect((await reverse(made.id)).status).toBe(200);
  expect(await told()).toEqual(waiting(id, 700));
  expect(await ledgerDifferences(services)).toEqual([]);
});

test("a donation that was adjusted is to verify with what it counts as, and adjusted to nothing not at all", async () => {
  const { id, told, adjust, reverse } = await closedSite();
  await adjust(500);
  expect(await told()).toEqual(waiting(id, 500));
  const made = (await adjust(0)).body.data;
  expect(await told()).toEqual(nothing);
  expect(await ledgerDifferences(services)).toEqual([]);
  await reverse(made.id);
  expect(await told()).toEqual(waiting(id, 500));
});

test("counted or verified donations are found whether they were verified late or not", async () => {
  const { id, site, listed, verify } = await closedSite();
  const of = (status: string) => listed(staff, { school_id: site.id, status, sort: "id", order: "asc" });
  expect(await of("counted,verified")).toEqual([1, [id]]);
  await verify();
  const [count, [first, taken, given]] = (await of("counted,verified,paid")) as [number, number[]];
  expect([count, first]).toEqual([3, id]);
  expect(await of("verified")).toEqual([1, [given]]);
  expect(await of("held,counted")).toEqual([0, []]);
  expect(taken).not.toBe(given);
  const query = { school_id: site.id, status: "counted,verified,paid" } as never;
  const { meta } = (await call(classDonationEndpoints.list, { as: staff, query })).body;
  expect([meta.total, meta.bank_total_cents, meta.verified_cents]).toEqual([3, 700, 700]);
});

import {
  bankStatementEndpoints as bank,
  bankReconciliationEndpoints,
  bankLineEndpoints as lines,
  sponsorReceiptEndpoints,
} from "@kindling/contract";
import { expect, test } from "vitest";
import { bankWorld, fileOf } from "../../../test/bankWorld.ts";
import { buildApp } from "../../../test/buildApp.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";

const kit = await buildApp();
const { call } = kit;
const world = await paymentWorld(kit);
const { proposer, makeGiving, verified } = world;
const { upload, take, sent, confirm } = bankWorld(kit, world);

test("what a sponsor sent is matched with money that came in, and shows when the bank had it", async () => {
  const pledge = await kit.make.pledge({ amount_cents: 90_000, from_on: "2026-01-01" });
  const receive = async (amount_cents: number, reference: string) => {
    const body = {
      pledge_id: pledge.id,
      amount_cents,
      received_on: "2026-09-12",
      method: "check",
      reference,
    };
    return (await call(sponsorReceiptEndpoints.create, { as: proposer, body: body as never })).body.data.id;
  };
  const [whole, other] = [await receive(30_000, "No. 2204"), await receive(20_000, "No. 2205")];
  const seenOn = async (id: number) =>
    (await call(sponsorReceiptEndpoints.get, { as: proposer, params: { id } })).body.data.seen_on;
  const { all, account, id } = await take([
    ["2026-09-18", "CHECK 2204", "300.00"],
    ["2026-09-19", "CHECK 2205 less fee", "199.00"],
    ["2026-09-20", "Rent", "-300.00"],
  ]);
  expect(
    all.map(({ state, proposal }) => [state, proposal?.things.map((each) => [each.kind, each.id])]),
  ).toEqual([
    ["matched", [["receipt", whole]]],
    ["probable", [["receipt", other]]],
    ["unmatched", undefined],
  ]);
  const found = await call(lines.candidates, {
    as: proposer,
    params: { id: all[1]?.id ?? 0 },
    query: { search: "2205" },
  });
  expect(found.body.data).toMatchObject([{ kind: "receipt", id: other, note: pledge.name, cents: 20_000 }]);
  const out = await confirm(all[2]?.id ?? 0, { things: [{ kind: "receipt", id: whole }] });
  expect(out.body.errors?.[0]).toEqual({ path: "things", msg: "This line went out. Choose payments." });
  const unseen = async () => {
    const query = { account, from: "2026-09-01", to: "2026-09-30" };
    const { data } = (await call(bankReconciliationEndpoints.get, { as: proposer, query })).body;
    return data.unseen_receipts.map((each) => each.id).filter((each) => [whole, other].includes(each));
  };
  expect(await unseen()).toEqual([other, whole]);
  await call(lines.confirmMatched, { as: proposer, body: { lines: all.map((each) => each.id) } });
  const less = await confirm(all[1]?.id ?? 0, {
    things: [{ kind: "receipt", id: other }],
    difference: "fee",
  });
  expect(less.body.data).toMatchObject({ state: "confirmed", decision: { difference_cents: -100 } });
  expect([await seenOn(whole), await seenOn(other), await unseen()]).toEqual([
    "2026-09-18",
    "2026-09-19",
    [],
  ]);
  const { text } = await call(bank.result, { as: proposer, params: { id } });
  expect(text).toContain(`,Confirmed,Receipt,${whole},`);
});

test("a period tells its balances, its lines by state, and what the bank doesn't have", async () => {
  const giving = await makeGiving();
  await verified(giving.oak, 33_33);
  const [seen, unseen] = [await sent("Check 2001"), await sent("Check 2002")];
  const account = "Savings";
  const file = fileOf([
    ["2026-09-18", `KIN-${seen.id}`, "-14.00"],
    ["2026-09-20", "Interest", "0.50"],
  ]);
  await upload(file, { account, opening_cents: 10_000, closing_cents: 8650 });
  const read = async (query: object = {}) =>
    call(bankReconciliationEndpoints.get, {
      as: proposer,
      query: { account, from: "2026-09-01", to: "2026-09-30", ...query },
    });
  const before = (await read()).body.data;
  expect(before).toMatchObject({
    opening_cents: 10_000,
    in_cents: 50,
    out_cents: 1400,
    closing_cents: 8650,
    difference_cents: 0,
    line_count: 2,
    counts: { matched: 1, unmatched: 1, confirmed: 0 },
  });
  const ids = (found: typeof before) => found.unseen_payments.map(({ id }) => id);
  expect(ids(before)).toEqual(expect.arrayContaining([seen.id, unseen.id]));
  expect(before.unseen_donations).toContainEqual({
    site: { id: giving.oak.site.id, name: giving.oak.site.name },
    count: 1,
    cents: 3333,
  });
  const { data: list } = (await call(bank.list, { as: proposer, query: { account } })).body;
  const { lines: all } = (await call(bank.lines, { as: proposer, params: { id: list[0]?.id ?? 0 } })).body
    .data;
  await call(lines.confirmMatched, { as: proposer, body: { lines: all.map(({ id }) => id) } });
  const after = (await read()).body.data;
  expect([after.counts.confirmed, ids(after).includes(seen.id), ids(after).includes(unseen.id)]).toEqual([
    1,
    false,
    true,
  ]);
  await upload(fileOf([["2026-09-22", "Late", "-1.00"]]), { account, closing_cents: 8500 });
  expect((await read()).body.data).toMatchObject({ closing_cents: 8500, difference_cents: -50 });
  expect((await read({ to: "2026-08-01" })).body.errors?.[0]?.path).toBe("to");
  const empty = (await read({ from: "2026-01-01", to: "2026-01-31" })).body.data;
  expect(empty).toMatchObject({ opening_cents: null, difference_cents: null, line_count: 0 });
});

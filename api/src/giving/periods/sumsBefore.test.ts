import { classDonationEndpoints, paymentEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";

const kit = await buildApp();
const { call, db, make, signInAs } = kit;
const { approver: staff, approved, send } = await paymentWorld(kit);
const {
  run,
  payment,
  giving: { elm, oak, session, charity },
} = await approved();
const last = await make.session({ program_id: elm.site.program_id, start: "2025-08-01", end: "2025-11-10" });
for (const { teacher, site } of [elm, oak]) {
  const place = { user_id: teacher.id, school_id: site.id, session_id: last.id, charity_id: charity.id };
  await make.charityChoice(place);
  for (const [status, donated_on, amount_cents] of [
    ["counted", "2025-08-05", 200],
    ["paid", "2025-09-15", 300],
    ["void", "2025-09-01", 900],
    // After as many days as this year has had.
    ["verified", "2025-09-16", 5000],
  ] as const)
    await make.classDonation({ ...place, status, donated_on, amount_cents });
}

const donations = async (query: object, as = staff) =>
  (await call(classDonationEndpoints.list, { as, query: { ...query } })).body.meta;
const payments = async (query: object) =>
  (await call(paymentEndpoints.list, { as: staff, query: { ...query } })).body.meta;
const year = { from: "2026-08-01", to: "2027-07-31" };

test("GET /classDonation tells the same days of the year before, as many as there have been", async () => {
  const before = { from: "2025-08-01", to: "2025-09-15" };
  expect(await donations(year)).toMatchObject({
    bank_total_cents: 1250,
    before: { ...before, bank_total_cents: 1000, in_bank_cents: 400, verified_cents: 600 },
  });
  expect((await donations({ ...year, status: "paid" })).before).toMatchObject({ bank_total_cents: 600 });
  expect((await donations({ ...year, schools: elm.site.id })).before).toMatchObject({
    bank_total_cents: 500,
  });
  const over = { from: "2026-09-01", to: "2026-09-15" };
  expect((await donations(over)).before).toMatchObject({
    from: "2025-09-01",
    to: "2025-09-15",
    bank_total_cents: 600,
  });
});

test("GET /classDonation tells leaders the year before of their own sites", async () => {
  const leader = await signInAs("Site Leader", { school_ids: [elm.site.id] });
  expect((await donations(year, leader)).before).toMatchObject({ bank_total_cents: 500 });
});

test.each([
  ["without days", {}],
  ["without a last day", { from: "2026-08-01" }],
  ["where days end before they begin", { from: "2026-08-02", to: "2026-08-01" }],
  ["where days are to come", { from: "2027-01-01", to: "2027-12-31" }],
  ["of sessions, which a year before didn't have", { ...year, sessions: session.id }],
  ["in the first year there is", { from: "0001-01-01", to: "2026-09-15" }],
])("GET /classDonation tells no year before %s", async (_where, query) => {
  expect((await donations(query)).before).toBeNull();
});

test("GET /payment adds up what is found, without what was left out, beside the year before", async () => {
  const all = { donated_cents: 1250, earned_cents: 150, total_cents: 1400 };
  expect(await payments({})).toMatchObject({ ...all, before: null });
  await send(run.id, [{ id: payment.id }]);
  for (const [state, cents] of [
    ["sent", 700],
    ["reversed", 10_000],
  ] as const)
    await sql`insert into payments (run_id, charity_id, name, donation_count, donated_cents, points, earned_cents, state, method, sent_on)
      values (${run.id}, ${(await make.charity()).id}, 'Food', 1, ${cents}, 0, 0, ${state}, 'check', '2025-09-01')`.execute(
      db,
    );
  expect(await payments(year)).toMatchObject({
    ...all,
    before: { from: "2025-08-01", to: "2025-09-15", donated_cents: 700, earned_cents: 0, total_cents: 700 },
  });
  expect((await payments({ ...year, runs: run.id })).before).toBeNull();
});

import { auditLogEndpoints, classDonationEndpoints, givingEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const { call, make, signInAs } = await buildApp();
const site = await make.site();
const session = await make.session({ program_id: site.program_id });
const leader = await signInAs("Site Leader", { school_ids: [site.id] });
const provider = await signInAs("Provider Leader", { provider_id: site.provider_id });
const staff = await signInAs("admin", { user_type: ["Charities"] });

/** A teacher whose class has chosen. */
async function makeClass() {
  const as = await signInAs("Instructor", { school_ids: [site.id] });
  await make.charityChoice({ user_id: as.id, school_id: site.id, session_id: session.id });
  return as;
}
const log = (as: SignedIn, more: object) =>
  call(classDonationEndpoints.create, {
    as,
    body: { school_id: site.id, donated_on: "2026-09-10", ...more },
  });
const change = (as: SignedIn, id: number, body: object) =>
  call(classDonationEndpoints.update, { as, params: { id }, body: { ...body } });
const list = async (as: SignedIn, query: object = {}) =>
  (await call(classDonationEndpoints.list, { as, query: { ...query } })).body;

describe("a donation over the limit", () => {
  const limit = 1_000_000;
  const held = async () => {
    const as = await makeClass();
    const { status, body } = await log(as, { amount_cents: limit + 1 });
    expect([status, body.data.status]).toEqual([201, "held"]);
    return { as, id: body.data.id };
  };

  test("is held, and in no figure, until staff confirm it", async () => {
    const { as, id } = await held();
    expect((await log(as, { amount_cents: limit })).body.data.status).toBe("counted");
    const figures = async () => {
      const { meta } = await list(as);
      const { data } = (await call(givingEndpoints.points, { as, query: { school_id: site.id } })).body;
      return [meta.bank_total_cents, meta.in_bank_cents, data.donated_cents, data.session_donated_cents];
    };
    expect(await figures()).toEqual([limit, limit, limit, limit]);
    for (const person of [as, leader, provider]) {
      expect([person.role, (await change(person, id, { status: "counted" })).status]).toEqual([
        person.role,
        403,
      ]);
    }
    const [row] = (await list(staff, { users: as.id, status: "held" })).data;
    expect([row?.id, row?.next]).toEqual([id, ["counted", "void"]]);
    const { status, body } = await change(staff, id, { status: "counted" });
    expect([status, body.data.status]).toEqual([200, "counted"]);
    expect(await figures()).toEqual([2 * limit + 1, 2 * limit + 1, 2 * limit + 1, 2 * limit + 1]);
    const all = await signInAs("Super Admin");
    const query = { entity: "classDonation", entity_id: id, action: "update" };
    const { data } = (await call(auditLogEndpoints.list, { as: all, query })).body;
    expect(data).toMatchObject([
      { user: { id: staff.id }, before: { status: "held" }, after: { status: "counted" } },
    ]);
  });

  test("goes nowhere else before: neither verified nor paid, but void by those who may", async () => {
    const { as, id } = await held();
    for (const status of ["verified", "paid", "held"]) {
      for (const person of [as, leader, staff])
        expect((await change(person, id, { status })).status).toBe(409);
    }
    expect((await change(as, id, { status: "void" })).status).toBe(200);
  });

  test("is held again when its amount changes, counted when it comes down, and stays confirmed otherwise", async () => {
    const { as, id } = await held();
    const statusAfter = async (person: SignedIn, body: object) =>
      (await change(person, id, body)).body.data.status;
    expect(await statusAfter(as, { amount_cents: 5000 })).toBe("counted");
    expect(await statusAfter(leader, { amount_cents: 2 * limit })).toBe("held");
    expect((await change(leader, id, { amount_cents: 3 * limit, status: "verified" })).status).toBe(409);
    expect(await statusAfter(staff, { amount_cents: 3 * limit, status: "counted" })).toBe("counted");
    expect(await statusAfter(as, { amount_cents: 3 * limit, note: "A gala" })).toBe("counted");
    expect(await statusAfter(as, { amount_cents: 4 * limit })).toBe("held");
  });

  test("is confirmed together with others by staff, and by nobody else", async () => {
    const ids = [(await held()).id, (await held()).id];
    const { id: counted } = (await log(await makeClass(), { amount_cents: 500 })).body.data;
    const confirm = (as: SignedIn) =>
      call(classDonationEndpoints.bulk, { as, body: { action: "confirm", ids: [...ids, counted] } });
    const byLeader = (await confirm(leader)).body.data;
    expect([byLeader.done, byLeader.skipped.length]).toEqual([0, 3]);
    const byStaff = (await confirm(staff)).body.data;
    expect([byStaff.done, byStaff.skipped.map(({ id }) => id)]).toEqual([2, [counted]]);
    const { data } = await list(staff, { status: "held", rows: 100 });
    expect(data.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  test("may be no more than a million dollars", async () => {
    const { status, body } = await log(await makeClass(), { amount_cents: 100_000_001 });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["amount_cents"]]);
  });
});

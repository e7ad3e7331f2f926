import {
  accountEndpoints,
  allEndpoints,
  auditLogEndpoints,
  classDonationEndpoints,
  type Endpoint,
  paymentRunEndpoints,
  pointRateEndpoints,
  securityLogEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { rights } from "../../people/security/accountRights.ts";
import { settleRefusals } from "../../people/security/noteRefusal.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { confirmedCalls } from "./confirmingCalls.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const site = await make.site();
const password = "nine copper kettles";
const hash = await hashPassword(password);

/** A Super Admin who entered their password so many minutes ago. */
async function signedInFor(minutes: number): Promise<SignedIn> {
  const staff = await signInAs("Super Admin");
  await sql`update users set password_hash = ${hash} where id = ${staff.id}`.execute(db);
  await sql`update logins set confirmed_until = now() + make_interval(mins => ${60 - minutes}) where id = ${staff.loginId}`.execute(
    db,
  );
  return staff;
}
const confirm = (as: SignedIn, given: string) =>
  call(accountEndpoints.confirm, { as, body: { password: given } });
const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code?: string }).code;
const asking = "confirm password";

const teacher = await make.user({ role: "Instructor", school_ids: [site.id] });
const admin = await make.user({ role: "admin", user_type: ["Reports"] });
const change = (as: SignedIn, body: object) =>
  call(userEndpoints.updateInstructor, { as, params: { id: teacher.id }, body });
const changeAdmin = (as: SignedIn, body: object) =>
  call(userEndpoints.updateAdmin, { as, params: { id: admin.id }, body });

describe("changes of rights and payments", () => {
  test("go on for an hour after the sign-in, then ask for the password, then go on", async () => {
    expect((await change(await signedInFor(59), { email: "one@school.example" })).status).toBe(200);
    const later = await signedInFor(61);
    const refused = await change(later, { email: "two@school.example" });
    expect([refused.status, codeOf(refused)]).toEqual([403, asking]);
    expect((await confirm(later, password)).status).toBe(200);
    expect((await change(later, { email: "two@school.example" })).status).toBe(200);
  });

  test("are all rights of an account; nothing else of it", async () => {
    const later = await signedInFor(61);
    const codes = [
      await changeAdmin(later, { user_type: ["Charities"] }),
      await changeAdmin(later, { role: "Super Admin" }),
      await changeAdmin(later, { is_active: false }),
      await changeAdmin(later, { first_name: "Zoe" }),
      await change(later, { first_name: "Zoe", is_active: false }),
      await change(later, { is_active: true }),
    ].map((answer) => answer.status);
    expect(codes).toEqual([403, 403, 403, 200, 200, 200]);
  });

  test("ask for every field that the security log counts as a right, of each kind of account", async () => {
    const later = await signedInFor(61);
    const [elsewhere, provider] = [await make.site(), await make.provider()];
    const people = {
      "Provider Leader": await make.user({ role: "Provider Leader", provider_id: Number(site.provider_id) }),
      "Site Leader": await make.user({ role: "Site Leader", school_ids: [site.id, elsewhere.id] }),
      Instructor: await make.user({ role: "Instructor", school_ids: [site.id] }),
    };
    const to = (endpoint: Endpoint, id: number, body: object) =>
      call(endpoint, { as: later, params: { id }, body: body as never });
    const { updateAdmin, updateProviderLeader, updateSiteLeader, updateInstructor } = userEndpoints;
    const { id: chief } = people["Site Leader"];
    const asked = {
      email: await to(updateAdmin, admin.id, { email: "moved@staff.example" }),
      role: await to(updateAdmin, admin.id, { role: "Super Admin" }),
      user_type: await to(updateAdmin, admin.id, { user_type: ["Charities"] }),
      provider_id: await to(updateProviderLeader, people["Provider Leader"].id, { provider_id: provider.id }),
      school_ids: await to(updateSiteLeader, chief, { school_ids: [site.id] }),
      is_active: await to(updateSiteLeader, chief, { is_active: false }),
    };
    expect(Object.keys(asked).sort()).toEqual([...rights].sort());
    for (const [field, answer] of Object.entries(asked))
      expect([field, codeOf(answer)]).toEqual([field, asking]);
    const moved = await to(updateInstructor, people.Instructor.id, { school_ids: [elsewhere.id] });
    const off = await to(updateProviderLeader, people["Provider Leader"].id, { is_active: false });
    expect([moved, off].map(codeOf)).toEqual([asking, asking]);
    // The same sites in another order are no change.
    expect((await to(updateSiteLeader, chief, { school_ids: [elsewhere.id, site.id] })).status).toBe(200);
  });

  test("ask where a deleted account is restored, by its list or by the audit log", async () => {
    const [fresh, later] = [await signedInFor(1), await signedInFor(61)];
    const gone = await make.user({ role: "Site Leader", school_ids: [site.id] });
    const { status } = await call(userEndpoints.remove, { as: fresh, params: { id: gone.id } });
    expect(status).toBe(200);
    const { body } = await call(auditLogEndpoints.list, {
      as: fresh,
      query: { entity: "user", entity_id: gone.id, action: ["delete"] },
    });
    const params = { id: body.data[0]?.id ?? 0 };
    const bulk = { action: "restore", ids: [gone.id] } as const;
    const answers = [
      await call(userEndpoints.bulk, { as: later, body: bulk }),
      await call(auditLogEndpoints.restore, { as: later, params }),
    ];
    expect(answers.map(codeOf)).toEqual([asking, asking]);
    expect((await call(auditLogEndpoints.restore, { as: fresh, params })).status).toBe(200);
  });

  test("ask in every call that pays, takes back or adjusts, or adds an account with rights", () => {
    const deciding =
      /^(user\.register\.(?!instructor)|lead\.convert|signInRules\.|(paymentRun|payment|pointRate|adjustment|sponsorReceipt|sessionClosing)\.)/;
    const named = allEndpoints.filter(({ name, method }) => method !== "GET" && deciding.test(name));
    expect(named.filter(({ name }) => !confirmedCalls.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test("ask where a donation is marked as paid, or a paid one voided", async () => {
    const [fresh, later] = [await signedInFor(1), await signedInFor(61)];
    const donation = await make.classDonation({ status: "verified" });
    const step = (as: SignedIn, status: string, more: object = {}) =>
      call(classDonationEndpoints.update, { as, params: { id: donation.id }, body: { status, ...more } });
    const many = (as: SignedIn, action: string) =>
      call(classDonationEndpoints.bulk, { as, body: { action, ids: [donation.id], reason: "Twice" } });
    expect([await step(later, "paid"), await many(later, "pay")].map(codeOf)).toEqual([asking, asking]);
    expect((await step(fresh, "paid")).status).toBe(200);
    const voided = [await step(later, "void", { reason: "Twice" }), await many(later, "void")];
    expect(voided.map(codeOf)).toEqual([asking, asking]);
  });

  test("ask by the connection that a call has, so that many at once don't wait for each other", async () => {
    const fresh = await signedInFor(1);
    const create = () => call(paymentRunEndpoints.create, { as: fresh, body: {} as never });
    const answers = await Promise.all(Array.from({ length: 40 }, create));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([422]);
  });

  test("ask in the calls that are named, before anything is done", async () => {
    const later = await signedInFor(61);
    const names = allEndpoints.map(({ name }) => name);
    for (const name of confirmedCalls) expect(names).toContain(name);
    const set = { params: { id: teacher.id }, body: { password: "seven tin whistles" } };
    const rate = { body: { from_on: "2026-10-01", cents: 7 } };
    const bulk = (action: string) => ({ body: { action, ids: [teacher.id] } });
    const answers = [
      await call(accountEndpoints.changePassword, { as: later, ...set }),
      await call(pointRateEndpoints.create, { as: later, ...rate }),
      await call(userEndpoints.bulk, { as: later, ...bulk("delete") }),
    ];
    expect(answers.map(codeOf)).toEqual(Array.from(answers, () => asking));
    expect((await call(userEndpoints.bulk, { as: later, ...bulk("reset_password") })).status).toBe(200);
  });
});

describe("POST /user/me/confirm", () => {
  test("takes the right password only, limits tries, and tells the security log of wrong ones", async () => {
    const staff = await signedInFor(61);
    const wrong = await confirm(staff, "not this one");
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([422, "password"]);
    for (let tries = 0; tries < 9; tries += 1) await confirm(staff, "not this one");
    expect((await confirm(staff, password)).status).toBe(429);
    expect((await call(accountEndpoints.me, { as: staff })).status).toBe(200);
    await settleRefusals(db);
    const reader = await signInAs("Super Admin");
    const { body } = await call(securityLogEndpoints.list, { as: reader, query: { users: staff.id } });
    expect(new Set(body.data.map(({ kind }) => kind))).toEqual(new Set(["confirm_refused", "locked_out"]));
  });
});

test("being asked for the password is no refusal of the security log", async () => {
  const later = await signedInFor(61);
  await change(later, { email: "three@school.example" });
  await settleRefusals(db);
  const reader = await signInAs("Super Admin");
  const { body } = await call(securityLogEndpoints.list, { as: reader, query: { users: later.id } });
  expect(body.data.filter(({ kind }) => kind === "call_refused")).toEqual([]);
});

import {
  accountEndpoints,
  allEndpoints,
  pointRateEndpoints,
  securityLogEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
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
    expect([refused.status, codeOf(refused)]).toEqual([403, "confirm password"]);
    expect((await confirm(later, password)).status).toBe(200);
    expect((await change(later, { email: "two@school.example" })).status).toBe(200);
  });

  test("are email, role and groups, and whether staff are active; nothing else of an account", async () => {
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
    expect(answers.map(codeOf)).toEqual(Array.from(answers, () => "confirm password"));
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

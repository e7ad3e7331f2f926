import {
  accountEndpoints,
  ownFactorEndpoints,
  secondFactorEndpoints,
  securityLogEndpoints,
  signInRuleEndpoints,
  staffFactorEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { factorWorld, password } from "../../../test/factorWorld.ts";
import { softwarePasskey } from "../../../test/softwarePasskey.ts";
import { resetByOperator } from "./resetByOperator.ts";

const world = await factorWorld();
const { call, db, account, addApp, addPasskey, codeOf, login, needed, wait } = world;
const boss = await account("Super Admin");
const { secret: bossSecret } = await addApp(boss);
beforeEach(async () => {
  await world.forgetTries();
  await sql`update sign_in_rules set roles = '{}', groups = '{}', starts_on = null`.execute(db);
});

const save = (body: object, as = boss) => call(signInRuleEndpoints.save, { as, body });
const me = async (as: { token: string }) => (await call(accountEndpoints.me, { as })).status;

describe("PATCH /signInRules", () => {
  test("nothing is required at first", async () => {
    const { body } = await call(signInRuleEndpoints.get, { as: boss });
    expect(body.data).toMatchObject({ roles: [], groups: [], starts_on: null });
    expect(body.data.by_role.find(({ role }) => role === "Super Admin")).toMatchObject({ enrolled: 1 });
  });

  test("demands a second factor of who requires it of themselves", async () => {
    const other = await account("Super Admin");
    const byRole = await save({ roles: ["Super Admin"] }, other);
    expect([byRole.status, byRole.body.errors?.[0]?.path]).toEqual([422, "roles"]);
    const byGroup = await save({ groups: ["Charities"] }, other);
    expect([byGroup.status, byGroup.body.errors?.[0]?.path]).toEqual([422, "groups"]);
    expect((await save({ roles: ["Instructor"] }, other)).status).toBe(200);
    await addApp(other);
    expect((await save({ roles: ["Super Admin"] }, other)).status).toBe(200);
  });

  test("ends the sign-ins of those who have none, and leads them to set one up before anything else", async () => {
    const [who, other] = [await account("Site Leader"), await account("Instructor")];
    await save({ roles: ["Site Leader"] });
    expect([await me(who), await me(other), await me(boss)]).toEqual([401, 200, 200]);
    const answered = await login(who.email);
    expect(answered.status).toBe(401);
    const { ticket, methods, enroll } = needed(answered);
    expect([methods, enroll]).toEqual([[], ["app", "passkey"]]);
    const begun = await call(secondFactorEndpoints.enrollApp, { body: { ticket } });
    const code = codeOf(begun.body.data.secret);
    const { status, body } = await call(secondFactorEndpoints.confirmApp, { body: { ticket, code } });
    expect([status, body.data.recovery_codes?.length]).toEqual([200, 10]);
    expect(await me(body.data)).toBe(200);
    const removed = await call(ownFactorEndpoints.removeApp, { as: body.data, body: { password } });
    expect(removed.status).toBe(409);
  });

  test("tells the security log what is required from now on", async () => {
    await save({ groups: ["Charities"], starts_on: "2027-01-04" });
    const { body } = await call(securityLogEndpoints.list, {
      as: boss,
      query: { kind: "sign_in_rules_changed", order: "desc", rows: 1 },
    });
    expect(body.data).toMatchObject([
      { actor: { id: boss.id }, facts: { required: ["Charities"], starts_on: "2027-01-04" } },
    ]);
  });

  test("takes a passkey there, too", async () => {
    const who = await account("Provider Leader");
    await save({ roles: ["Provider Leader"] });
    const { ticket } = needed(await login(who.email));
    const asked = await call(secondFactorEndpoints.enrollPasskey, { body: { ticket } });
    const passkey = softwarePasskey().make(asked.body.data);
    const { status, body } = await call(secondFactorEndpoints.confirmPasskey, { body: { ticket, passkey } });
    expect([status, body.data.recovery_codes?.length]).toEqual([200, 10]);
  });

  test("a right password alone adds no factor to an account that has one", async () => {
    const { ticket } = needed(await login(boss.email));
    const { status } = await call(secondFactorEndpoints.enrollApp, { body: { ticket } });
    expect(status).toBe(401);
  });

  test("can wait until a day, on which sign-ins end", async () => {
    const who = await account("Site Leader");
    // Sign-ins end by the database's clock, which tests can't set.
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await save({ roles: ["Site Leader"], starts_on: day });
    const { status, body } = await login(who.email, { remember: true });
    expect([status, body.data.second_factor_due]).toEqual([200, day]);
    const own = await call(ownFactorEndpoints.get, { as: body.data });
    expect(own.body.data).toMatchObject({ is_required: true, due: day });
    const { rows } = await sql<{
      days: number;
    }>`select extract(epoch from max(expires_at) - now())::float / 86400 as days
      from logins where user_id = ${who.id}`.execute(db);
    expect(rows[0]?.days).toBeLessThan(6);
    await sql`update sign_in_rules set starts_on = '2026-09-15'`.execute(db);
    expect((await login(who.email)).status).toBe(401);
  });

  test("holds for permissions as for roles", async () => {
    const charities = await account("Super Admin", { user_type: ["Charities"] });
    const curriculum = await account("admin", { user_type: ["Curriculum"] });
    await save({ groups: ["Charities"] });
    expect([(await login(charities.email)).status, (await login(curriculum.email)).status]).toEqual([
      401, 200,
    ]);
  });

  test("never refuses the last Super Admin: without a factor they set one up", async () => {
    const only = await account("Super Admin");
    await sql`update users set is_active = false where role = 'Super Admin' and id <> ${only.id}`.execute(db);
    await sql`update sign_in_rules set roles = '{Super Admin}'`.execute(db);
    const { ticket } = needed(await login(only.email));
    const begun = await call(secondFactorEndpoints.enrollApp, { body: { ticket } });
    const body = { ticket, code: codeOf(begun.body.data.secret) };
    expect((await call(secondFactorEndpoints.confirmApp, { body })).status).toBe(200);
    await sql`update users set is_active = true where role = 'Super Admin'`.execute(db);
  });
});

describe("POST /user/{id}/resetFactors", () => {
  const reset = (
    as: typeof boss,
    id: number,
    body: Readonly<Record<string, unknown>> = { reason: "Lost phone", password },
  ) => call(staffFactorEndpoints.reset, { as, params: { id }, body });

  test("removes them all, ends sign-ins, and tells the owner", async () => {
    const who = await account("Site Leader");
    await addApp(who);
    await addPasskey(who);
    const before = await call(staffFactorEndpoints.get, { as: boss, params: { id: who.id } });
    expect(before.body.data).toMatchObject({ has_app: true, passkeys: 1, may_reset: true });
    const missing = await reset(boss, who.id, { password });
    expect([missing.status, missing.body.errors?.[0]?.path]).toEqual([422, "reason"]);
    const wrong = await reset(boss, who.id, { reason: "Lost phone", password: "wrong" });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([422, "password"]);
    expect((await reset(boss, who.id)).status).toBe(200);
    expect(await me(who)).toBe(401);
    expect((await login(who.email)).status).toBe(200);
    const { rows } = await sql<{ after: object; user_id: number }>`select after, user_id from audit_log
      where entity_id = ${who.id} and after ? 'second_step_reset'`.execute(db);
    expect(rows).toEqual([{ after: { second_step_reset: true, reason: "Lost phone" }, user_id: boss.id }]);
    const { rows: mails } =
      await sql`select 1 from mails where user_id = ${who.id} and kind = 'factors_reset'`.execute(db);
    expect(mails).toHaveLength(1);
    expect((await reset(boss, who.id)).status).toBe(409);
  });

  test("is not for oneself, nor for people with more rights or outside one's scope", async () => {
    expect((await reset(boss, boss.id)).status).toBe(409);
    const admin = await account("admin", { user_type: ["Constituents"] });
    const leader = await account("Site Leader");
    expect((await reset(admin, boss.id)).status).toBe(403);
    expect((await reset(leader, (await account("Instructor")).id)).status).toBe(404);
    wait();
    const { ticket } = needed(await login(boss.email));
    const body = { ticket, code: codeOf(bossSecret) };
    expect((await call(secondFactorEndpoints.code, { body })).status).toBe(200);
  });
});

describe("npm run account -- reset-factor", () => {
  test("lets the last Super Admin in again, and is logged", async () => {
    const only = await account("Super Admin");
    await addApp(only);
    await expect(resetByOperator(db, "nobody@school.example")).rejects.toThrow("No account has the email");
    expect(await resetByOperator(db, only.email.toUpperCase())).toContain("only a password");
    expect((await login(only.email)).status).toBe(200);
    const { rows } = await sql<{ user_id: number | null }>`select user_id from audit_log
      where entity_id = ${only.id} and after ? 'second_step_reset'`.execute(db);
    expect(rows).toEqual([{ user_id: null }]);
  });
});

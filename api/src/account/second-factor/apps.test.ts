import {
  accountEndpoints,
  auditLogEndpoints,
  loginEndpoints,
  ownFactorEndpoints,
  secondFactorEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { factorWorld, password } from "../../../test/factorWorld.ts";
import { seal, unseal } from "./sealing.ts";

const world = await factorWorld();
const { call, db, account, addApp, codeOf, login, needed, wait } = world;
beforeEach(world.forgetTries);

const finish = (body: Readonly<Record<string, unknown>>) => call(secondFactorEndpoints.code, { body });
const own = (as: { token: string }) => call(ownFactorEndpoints.get, { as });
const mailsTo = async (id: number) =>
  (
    await sql<{ kind: string }>`select kind from mails where user_id = ${id} order by id`.execute(db)
  ).rows.map(({ kind }) => kind);

describe("POST /auth/login", () => {
  test("answers as ever for an account without a second factor", async () => {
    const who = await account("Instructor");
    const { status, body } = await login(who.email);
    expect(status).toBe(200);
    expect(body.data).not.toHaveProperty("second_factor_due");
    expect(body.data.token).toBeTruthy();
  });

  test("answers 401 without a token, and what is missing, once the password was right", async () => {
    const who = await account("Instructor");
    await addApp(who);
    const answered = await login(who.email);
    expect(answered.status).toBe(401);
    expect(answered.text).not.toContain('"token"');
    expect(needed(answered)).toMatchObject({ methods: ["app", "recovery_code"], enroll: [] });
    const wrong = await login(who.email, { password: "not this one at all" });
    expect([wrong.status, wrong.body.data]).toEqual([401, undefined]);
  });
});

describe("POST /auth/factor/code", () => {
  test("signs in with a code, once, and with no ticket twice", async () => {
    const who = await account("Site Leader");
    const { secret } = await addApp(who);
    wait();
    const [first, second] = [needed(await login(who.email)), needed(await login(who.email))];
    const { status, body } = await finish({ ticket: first.ticket, code: codeOf(secret) });
    expect([status, body.data.email, body.data.recovery_codes_left]).toEqual([200, who.email, 10]);
    expect((await call(accountEndpoints.me, { as: body.data })).status).toBe(200);
    const again = await finish({ ticket: second.ticket, code: codeOf(secret) });
    expect([again.status, again.body.errors?.[0]?.path]).toEqual([422, "code"]);
    wait();
    expect((await finish({ ticket: first.ticket, code: codeOf(secret) })).status).toBe(401);
    expect((await finish({ ticket: second.ticket, code: codeOf(secret) })).status).toBe(200);
  });

  test("takes a code one step old or early, and none older", async () => {
    const who = await account("Instructor");
    const { secret } = await addApp(who);
    wait(60);
    const code = codeOf(secret);
    wait(60);
    const late = await finish({ ticket: needed(await login(who.email)).ticket, code });
    expect([late.status, late.body.errors?.[0]?.path]).toEqual([422, "code"]);
    const former = codeOf(secret);
    wait(30);
    expect((await finish({ ticket: needed(await login(who.email)).ticket, code: former })).status).toBe(200);
  });

  test("takes each recovery code once, however it is typed, and tells its owner", async () => {
    const who = await account("Instructor");
    const { codes } = await addApp(who);
    expect(codes).toHaveLength(10);
    const [code = ""] = codes;
    const typed = code.toLowerCase().replaceAll("-", " ");
    const { status, body } = await finish({
      ticket: needed(await login(who.email)).ticket,
      recovery_code: typed,
    });
    expect([status, body.data.recovery_codes_left]).toEqual([200, 9]);
    const again = await finish({ ticket: needed(await login(who.email)).ticket, recovery_code: code });
    expect([again.status, again.body.errors?.[0]?.path]).toEqual([422, "recovery_code"]);
    expect(await mailsTo(who.id)).toEqual(["factor_added", "recovery_code_used"]);
  });

  test("stops guesses after ten, whichever ticket they come with", async () => {
    const who = await account("Instructor");
    const { secret } = await addApp(who);
    wait();
    for (let tries = 0; tries < 10; tries++) {
      const { ticket } = needed(await login(who.email));
      expect((await finish({ ticket, recovery_code: "AAAA-AAAA-AAAA-AAAA" })).status).toBe(422);
    }
    const { ticket } = needed(await login(who.email));
    const { status, headers } = await finish({ ticket, code: codeOf(secret) });
    expect([status, Number(headers["retry-after"]) > 60]).toEqual([429, true]);
  });

  test("refuses a ticket that is unknown, expired, or older than the password", async () => {
    const who = await account("Instructor");
    const { secret } = await addApp(who);
    wait();
    expect((await finish({ ticket: "nobody's", code: codeOf(secret) })).status).toBe(401);
    const expired = needed(await login(who.email));
    await sql`update sign_in_tickets set expires_at = now() where user_id = ${who.id}`.execute(db);
    expect((await finish({ ticket: expired.ticket, code: codeOf(secret) })).status).toBe(401);
    const old = needed(await login(who.email));
    const changed = { current_password: password, password: "eight quiet lanterns" };
    await call(accountEndpoints.setNewPassword, { as: who, body: changed });
    expect((await finish({ ticket: old.ticket, code: codeOf(secret) })).status).toBe(401);
  });

  test("refuses accounts that were deactivated meanwhile", async () => {
    const who = await account("Instructor");
    const { secret } = await addApp(who);
    wait();
    const { ticket } = needed(await login(who.email));
    await sql`update users set is_active = false where id = ${who.id}`.execute(db);
    expect((await finish({ ticket, code: codeOf(secret) })).status).toBe(403);
  });
});

describe("remembered devices", () => {
  const remembered = async () => {
    const who = await account("Instructor");
    const { secret } = await addApp(who);
    wait();
    const { ticket } = needed(await login(who.email));
    const { body } = await finish({ ticket, code: codeOf(secret), remember_device: true });
    return { who, as: body.data, device: body.data.device ?? "" };
  };

  test("aren't asked for a code, and only theirs", async () => {
    const { who, as, device } = await remembered();
    expect((await login(who.email, { devices: ["another", device] })).status).toBe(200);
    expect((await login(who.email, { devices: ["another"] })).status).toBe(401);
    const other = await account("Instructor");
    await addApp(other);
    expect((await login(other.email, { devices: [device] })).status).toBe(401);
    expect((await own(as)).body.data.devices).toHaveLength(1);
    const kept = await sql`select 1 from remembered_devices where token_hash = ${device}`.execute(db);
    expect(kept.rows).toEqual([]);
  });

  test("end after 30 days, when forgotten, and with the password", async () => {
    const first = await remembered();
    await sql`update remembered_devices set expires_at = expires_at - interval '30 days' where user_id = ${first.who.id}`.execute(
      db,
    );
    expect((await login(first.who.email, { devices: [first.device] })).status).toBe(401);
    const second = await remembered();
    await call(ownFactorEndpoints.forgetDevice, { as: second.as, body: {} });
    expect((await login(second.who.email, { devices: [second.device] })).status).toBe(401);
    const third = await remembered();
    const changed = { current_password: password, password: "eight quiet lanterns" };
    await call(accountEndpoints.setNewPassword, { as: third.as, body: changed });
    const again = await login(third.who.email, { password: "eight quiet lanterns", devices: [third.device] });
    expect(again.status).toBe(401);
  });

  test("end with their sign-in, when its owner signs it out from elsewhere", async () => {
    const { who, device } = await remembered();
    const [there] = (await call(loginEndpoints.own, { as: who })).body.data.filter(
      ({ is_current }) => !is_current,
    );
    await call(loginEndpoints.endOwn, { as: who, body: { key: there?.key ?? "" } });
    expect((await login(who.email, { devices: [device] })).status).toBe(401);
  });
});

describe("the authenticator app", () => {
  test("counts once confirmed, needs the password, and is sealed", async () => {
    const as = await account("Instructor");
    const without = await call(ownFactorEndpoints.addApp, { as, body: {} });
    expect([without.status, without.body.errors?.[0]?.path]).toEqual([422, "password"]);
    const { body } = await call(ownFactorEndpoints.addApp, { as, body: { password } });
    expect(body.data.uri).toContain("otpauth://totp/Kindling:");
    expect((await login(as.email)).status).toBe(200);
    const wrong = await call(ownFactorEndpoints.confirmApp, { as, body: { code: "000000" } });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([422, "code"]);
    await call(ownFactorEndpoints.confirmApp, { as, body: { code: codeOf(body.data.secret) } });
    expect((await login(as.email)).status).toBe(401);
    const { rows } = await sql<{ all: string }>`select a::text as all from authenticator_apps a`.execute(db);
    for (const { all } of rows) expect(all).not.toContain(body.data.secret);
  });

  test("is replaced by another, and removed with the password and all that goes with it", async () => {
    const as = await account("Instructor");
    const old = await addApp(as);
    wait();
    const { secret, codes } = await addApp(as);
    expect(codes).toEqual([]);
    wait();
    const { ticket } = needed(await login(as.email));
    expect((await finish({ ticket, code: codeOf(old.secret) })).status).toBe(422);
    expect((await finish({ ticket, code: codeOf(secret) })).status).toBe(200);
    expect((await call(ownFactorEndpoints.removeApp, { as, body: { password: "wrong" } })).status).toBe(422);
    expect((await call(ownFactorEndpoints.removeApp, { as, body: { password } })).status).toBe(200);
    expect((await own(as)).body.data).toMatchObject({ app_since: null, recovery_codes_left: 0 });
    expect((await login(as.email)).status).toBe(200);
    expect(await mailsTo(as.id)).toEqual(["factor_added", "factor_added", "factor_removed"]);
    const staff = await account("Super Admin");
    const query = { entity: "user", entity_id: as.id };
    const { body } = await call(auditLogEndpoints.list, { as: staff, query });
    expect(body.data.map(({ after }) => after)).toContainEqual({ authenticator_app: false });
  });

  test("gives new recovery codes, after which the old ones are worth nothing", async () => {
    const as = await account("Instructor");
    expect((await call(ownFactorEndpoints.renewCodes, { as, body: { password } })).status).toBe(409);
    const { codes } = await addApp(as);
    const { body } = await call(ownFactorEndpoints.renewCodes, { as, body: { password } });
    const { ticket } = needed(await login(as.email));
    expect((await finish({ ticket, recovery_code: codes[0] })).status).toBe(422);
    expect((await finish({ ticket, recovery_code: body.data.recovery_codes[0] })).status).toBe(200);
  });

  test("keeps no secrets for repeats of a call", async () => {
    const as = await account("Instructor");
    const headers = { "idempotency-key": "one key" };
    const { body } = await call(ownFactorEndpoints.addApp, { as, body: { password }, headers });
    const { rows } = await sql<{ kept: string }>`select coalesce(body::text, '') as kept from idempotency_keys
      where user_id = ${as.id}`.execute(db);
    for (const { kept } of rows) expect(kept).not.toContain(body.data.secret);
    expect(rows).toEqual([]);
  });
});

test("a sealed secret opens for its user and its server only", () => {
  const sealed = seal("the key of an app", 7, "the secret of this server, long enough");
  expect(unseal(sealed, 7, "the secret of this server, long enough")).toBe("the key of an app");
  expect(unseal(sealed, 8, "the secret of this server, long enough")).toBeNull();
  expect(unseal(sealed, 7, "the secret of another server, long enough")).toBeNull();
});

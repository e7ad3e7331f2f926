import { accountEndpoints, ownFactorEndpoints, secondFactorEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { factorWorld, password } from "../../../test/factorWorld.ts";
import { softwarePasskey, type Tampering } from "../../../test/softwarePasskey.ts";
import { passkeyHome } from "./passkeyHome.ts";

const world = await factorWorld();
const { call, db, account, addPasskey, login, needed } = world;
beforeEach(world.forgetTries);

type Passkey = ReturnType<typeof softwarePasskey>;
const ask = async (ticket?: string) =>
  (await call(secondFactorEndpoints.passkeyOptions, { body: { ticket } })).body.data;
const send = (passkey: object, ticket?: string) =>
  call(secondFactorEndpoints.passkey, { body: { passkey, ticket } });
const signIn = async (passkey: Passkey, tampering: Tampering = {}) =>
  send(passkey.sign(await ask(), tampering));

describe("POST /auth/passkey/signIn", () => {
  test("signs in without email and password", async () => {
    const who = await account("Instructor");
    const { passkey, status } = await addPasskey(who);
    expect(status).toBe(200);
    const { status: signedIn, body } = await signIn(passkey);
    expect([signedIn, body.data.email]).toEqual([200, who.email]);
    expect((await call(accountEndpoints.me, { as: body.data })).status).toBe(200);
  });

  test("finishes a sign-in after the password, with that account's passkeys only", async () => {
    const [who, other] = [await account("Instructor"), await account("Instructor")];
    const [own, foreign] = [await addPasskey(who), await addPasskey(other)];
    const { ticket, methods } = needed(await login(who.email));
    expect(methods).toEqual(["passkey", "recovery_code"]);
    const asked = await ask(ticket);
    expect(asked["allowCredentials"]).toHaveLength(1);
    expect((await send(foreign.passkey.sign(asked), ticket)).status).toBe(401);
    const { status, body } = await send(own.passkey.sign(await ask(ticket)), ticket);
    expect([status, body.data.email]).toEqual([200, who.email]);
  });

  const faults: [string, Tampering][] = [
    ["another origin", { origin: "https://portal.example.com" }],
    ["another domain", { rpId: "example.org" }],
    ["a user who was not verified", { isVerified: false }],
    ["a counter that goes back", { counter: 1 }],
    ["somebody else's handle", { userHandle: "c29tZWJvZHkgZWxzZQ" }],
  ];
  test.each(faults)("refuses %s", async (_name, tampering) => {
    const { passkey } = await addPasskey(await account("Instructor"));
    expect((await signIn(passkey)).status).toBe(200);
    const { status, body } = await signIn(passkey, tampering);
    expect([status, body.data]).toEqual([401, undefined]);
    expect((await signIn(passkey)).status).toBe(200);
  });

  test("refuses a challenge for the second time, one that expired, and one made for a ticket", async () => {
    const who = await account("Instructor");
    const { passkey } = await addPasskey(who);
    const asked = await ask();
    expect((await send(passkey.sign(asked))).status).toBe(200);
    expect((await send(passkey.sign(asked))).status).toBe(401);
    const late = await ask();
    await sql`update passkey_challenges set expires_at = now()`.execute(db);
    expect((await send(passkey.sign(late))).status).toBe(401);
    const { ticket } = needed(await login(who.email));
    expect((await send(passkey.sign(await ask(ticket)))).status).toBe(401);
    expect((await send(passkey.sign({ challenge: "unknown" }))).status).toBe(401);
  });

  test("refuses deactivated accounts in words", async () => {
    const who = await account("Instructor");
    const { passkey } = await addPasskey(who);
    await sql`update users set is_active = false where id = ${who.id}`.execute(db);
    expect((await signIn(passkey)).status).toBe(403);
  });
});

describe("passkeys of one's own", () => {
  test.each<[string, Tampering]>([
    ["from another origin", { origin: "https://portal.example.com" }],
    ["for another domain", { rpId: "example.org" }],
    ["without verifying the user", { isVerified: false }],
  ])("aren't saved when made %s", async (_name, tampering) => {
    const as = await account("Instructor");
    const { body } = await call(ownFactorEndpoints.addPasskey, { as, body: { password } });
    const passkey = softwarePasskey().make(body.data, tampering);
    const { status, body: refused } = await call(ownFactorEndpoints.confirmPasskey, {
      as,
      body: { passkey },
    });
    expect([status, refused.errors?.[0]?.path]).toEqual([422, "passkey"]);
  });

  test("are named after the device, renamed and removed by their owner alone", async () => {
    const [as, other] = [await account("Instructor"), await account("Instructor")];
    await addPasskey(as);
    await addPasskey(as);
    const own = async () => (await call(ownFactorEndpoints.get, { as })).body.data;
    const [first, second] = (await own()).passkeys;
    expect(first?.name).toBe("Passkey");
    const params = { id: first?.id ?? 0 };
    const body = { name: "Blue phone" };
    expect((await call(ownFactorEndpoints.renamePasskey, { as: other, params, body })).status).toBe(404);
    expect((await call(ownFactorEndpoints.renamePasskey, { as, params, body })).status).toBe(200);
    expect((await own()).passkeys[0]?.name).toBe("Blue phone");
    const remove = (who: typeof as, id: number, sent: object = { password }) =>
      call(ownFactorEndpoints.removePasskey, { as: who, params: { id }, body: sent });
    expect((await remove(other, params.id)).status).toBe(404);
    expect((await remove(as, params.id, {})).status).toBe(422);
    expect((await remove(as, params.id)).status).toBe(200);
    expect((await own()).recovery_codes_left).toBe(10);
    expect((await remove(as, second?.id ?? 0)).status).toBe(200);
    expect((await own()).recovery_codes_left).toBe(0);
    expect((await login(as.email)).status).toBe(200);
  });
});

describe("where passkeys work", () => {
  test.each([
    ["https://portal.example.org", "portal.example.org"],
    ["https://portal.example.org:8443", "portal.example.org"],
    ["http://localhost:4000", "localhost"],
    ["http://127.0.0.1:4000", undefined],
    ["https://192.0.2.7", undefined],
    ["https://[::1]:4000", undefined],
    ["http://portal.example.org", undefined],
  ])("%s: %s", (appUrl, rpId) => {
    expect(passkeyHome({ appUrl })?.rpId).toBe(rpId);
  });

  test("is said in words where they don't", async () => {
    const elsewhere = await buildApp({ appUrl: "http://127.0.0.1:4000" });
    const { status, body } = await elsewhere.call(secondFactorEndpoints.passkeyOptions, { body: {} });
    expect([status, body.message]).toEqual([409, expect.stringContaining("https address")]);
  });
});

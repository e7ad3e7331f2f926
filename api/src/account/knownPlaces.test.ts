import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { hashPassword } from "./passwords/passwords.ts";
import { rememberDevice } from "./second-factor/devices.ts";

const { app, make, db } = await buildApp();
const password = "seven quiet lanterns";
const password_hash = await hashPassword(password);
const home = "203.0.113.7";

let count = 0;
const owner = async () => {
  const email = `owner${++count}@staff.example`;
  const { id } = await make.user({ role: "Super Admin", email, password_hash, new_login: false });
  return { id, email };
};
let strangers = 0;
/** Signs in from an address; without one, from another each time. */
const signIn = async (
  email: string,
  more: object = {},
  remoteAddress = `198.51.100.${++strangers % 250}`,
) => {
  const payload = { email, password, ...more };
  const sent = { method: "POST", url: "/api/auth/login", payload, remoteAddress } as const;
  return (await app.inject(sent)).statusCode;
};
const wrong = { password: "wrong password" };
const fail = async (email: string, times: number, from?: string) => {
  const codes: number[] = [];
  for (let tries = 0; tries < times; tries += 1) codes.push(await signIn(email, wrong, from));
  return codes.at(-1);
};

beforeEach(async () => {
  await sql`delete from login_attempts`.execute(db);
});

describe("POST /auth/login while strangers guess", () => {
  test("lets in the owner where they signed in during the last 30 days, and nobody elsewhere", async () => {
    const { id, email } = await owner();
    expect(await signIn(email, {}, home)).toBe(200);
    expect([await fail(email, 10), await fail(email, 1)]).toEqual([401, 429]);
    expect(await signIn(email, {}, "203.0.113.8")).toBe(429);
    expect(await signIn(email, {}, home)).toBe(200);
    await sql`update logins set created_at = now() - interval '31 days' where user_id = ${id}`.execute(db);
    expect(await signIn(email, {}, home)).toBe(429);
  });

  test("lets in a remembered device of the account, wherever it is", async () => {
    const [one, other] = [await owner(), await owner()];
    const from = { address: home, userAgent: "Firefox" };
    const { token } = await rememberDevice(db, one.id, from);
    for (const { email } of [one, other]) await fail(email, 10);
    expect(await signIn(one.email)).toBe(429);
    expect(await signIn(one.email, { devices: [token] })).toBe(200);
    expect(await signIn(other.email, { devices: [token] })).toBe(429);
    await sql`update remembered_devices set expires_at = now()`.execute(db);
    expect(await signIn(one.email, { devices: [token] })).toBe(429);
  });

  test("limits tries at a known place too, by a counter that signing in there clears", async () => {
    const { email } = await owner();
    await signIn(email, {}, home);
    expect([await fail(email, 10, home), await fail(email, 1, home)]).toEqual([401, 429]);
    expect(await signIn(email, {}, home)).toBe(429);
    await sql`delete from login_attempts`.execute(db);
    await fail(email, 10);
    expect(await fail(email, 9, home)).toBe(401);
    expect(await signIn(email, {}, home)).toBe(200);
    expect(await fail(email, 9, home)).toBe(401);
    // What strangers tried is still counted.
    expect(await signIn(email)).toBe(429);
  });
});

import {
  confirmingEndpoints,
  secondFactorEndpoints,
  securityLogEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { factorWorld } from "../../../test/factorWorld.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { settleRefusals } from "../../people/security/noteRefusal.ts";

const { call, db, make, account, addPasskey } = await factorWorld();
const site = await make.site();
const teacher = await make.user({ role: "Instructor", school_ids: [site.id] });

/** A Super Admin with a passkey, who signed in more than an hour ago. */
async function signedInLongAgo() {
  const staff = await account("Super Admin");
  const { passkey } = await addPasskey(staff);
  await sql`update logins set confirmed_until = now() where id = ${staff.loginId}`.execute(db);
  return { staff, passkey };
}
const ask = (as: SignedIn) => call(confirmingEndpoints.passkeyOptions, { as });
const confirm = (as: SignedIn, passkey: object) =>
  call(confirmingEndpoints.passkey, { as, body: { passkey: passkey as never } });
let count = 0;
const change = (as: SignedIn) =>
  call(userEndpoints.updateInstructor, {
    as,
    params: { id: teacher.id },
    body: { email: `confirmed${++count}@school.example` },
  });

describe("POST /user/me/confirm/passkey", () => {
  test("lets a change of rights go on without a password", async () => {
    const { staff, passkey } = await signedInLongAgo();
    expect((await change(staff)).status).toBe(403);
    const { body } = await ask(staff);
    expect(body.data["allowCredentials"]).toHaveLength(1);
    const signed = passkey.sign(body.data);
    const confirmed = await confirm(staff, signed);
    expect([confirmed.status, confirmed.body.message]).toEqual([200, "Confirmed with your passkey"]);
    expect((await change(staff)).status).toBe(200);
    await sql`update logins set confirmed_until = now() where id = ${staff.loginId}`.execute(db);
    expect((await confirm(staff, signed)).status, "a challenge serves once").toBe(422);
    expect((await change(staff)).status).toBe(403);
  });

  test("refuses passkeys of others and challenges for signing in, and tells the security log", async () => {
    const { staff, passkey } = await signedInLongAgo();
    const other = await signedInLongAgo();
    const options = (await ask(staff)).body.data;
    const foreign = await confirm(staff, other.passkey.sign(options));
    expect([foreign.status, foreign.body.errors?.[0]?.path]).toEqual([422, "passkey"]);
    const signIn = (await call(secondFactorEndpoints.passkeyOptions, { body: {} })).body.data;
    expect((await confirm(staff, passkey.sign(signIn))).status).toBe(422);
    const theirs = (await ask(other.staff)).body.data;
    expect((await confirm(staff, passkey.sign(theirs))).status).toBe(422);
    // Nor does one for confirming sign anybody in.
    const own = passkey.sign((await ask(staff)).body.data);
    expect((await call(secondFactorEndpoints.passkey, { body: { passkey: own } })).status).toBe(401);
    expect((await change(staff)).status).toBe(403);
    await settleRefusals(db);
    const { body } = await call(securityLogEndpoints.list, {
      as: await account("Super Admin"),
      query: { users: staff.id },
    });
    expect(body.data.map(({ kind }) => kind)).toContain("confirm_refused");
  });

  test("needs a passkey of one's own", async () => {
    const staff = await account("Super Admin");
    const { status, body } = await ask(staff);
    expect([status, body.message]).toEqual([409, "You have no passkey here. Enter your password."]);
  });
});

import { accountEndpoints, ownFactorEndpoints, type SecondFactorNeeded } from "@kindling/contract";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { hashPassword } from "../src/account/passwords/passwords.ts";
import { buildApp } from "./buildApp.ts";
import type { Particulars, SignedIn } from "./signInAs.ts";
import { softwarePasskey } from "./softwarePasskey.ts";

export const password = "seven quiet lanterns";

/** A server at an address where passkeys work, and people who sign in to it with a second factor. */
export async function factorWorld() {
  const kit = await buildApp({ appUrl: "https://portal.example.org" });
  const { call, db, signInAs, services } = kit;
  const hash = await hashPassword(password);
  let now = new Date("2026-09-15T16:00:00Z");

  const account = async (role: SignedIn["role"], more: Particulars = {}) => {
    const who = await signInAs(role, more);
    await sql`update users set password_hash = ${hash} where id = ${who.id}`.execute(db);
    return who;
  };
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: services.now().getTime() });
  return {
    ...kit,
    account,
    /** The code that an app shows now. */
    codeOf,
    /** Lets half a minute go by, after which apps show another code. */
    wait(seconds = 30) {
      now = new Date(now.getTime() + seconds * 1000);
      kit.setNow(now.toISOString());
    },
    login: (email: string, more: object = {}) =>
      call(accountEndpoints.login, { body: { email, password, ...more } }),
    /** What a sign-in whose password was right still needs. */
    needed: (answered: { body: { data: unknown } }) =>
      (answered.body.data as { second_factor: SecondFactorNeeded }).second_factor,
    /** Sets up an app; returns its secret and the recovery codes. */
    async addApp(as: SignedIn) {
      const { body } = await call(ownFactorEndpoints.addApp, { as, body: { password } });
      const { secret } = body.data;
      const confirmed = await call(ownFactorEndpoints.confirmApp, { as, body: { code: codeOf(secret) } });
      return { secret, codes: confirmed.body.data.recovery_codes ?? [] };
    },
    /** Makes a passkey. */
    async addPasskey(as: SignedIn) {
      const passkey = softwarePasskey();
      const { body } = await call(ownFactorEndpoints.addPasskey, { as, body: { password } });
      const made = await call(ownFactorEndpoints.confirmPasskey, {
        as,
        body: { passkey: passkey.make(body.data) },
      });
      return { passkey, status: made.status };
    },
    /** Forgets the tries of this address, from which all tests come. */
    forgetTries: () => sql`delete from login_attempts`.execute(db),
  };
}

import { accountEndpoints, confirmingEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { openRoute, type Route, route } from "../../core/route.ts";
import type { Settings } from "../../core/settings.ts";
import { noteRefusal } from "../../people/security/noteRefusal.ts";
import { accountSay } from "../accountSay.ts";
import { verifyPassword } from "../passwords/passwords.ts";
import { factorSay } from "../second-factor/factorSay.ts";
import { homeOf } from "../second-factor/passkeyHome.ts";
import { askToSign, checkSignature } from "../second-factor/passkeys.ts";
import { admitTry, forgetFailures } from "../throttle.ts";
import { confirmedUntil } from "./confirmedUntil.ts";

const keepConfirmed = (db: Db, settings: Settings, loginId: string) =>
  sql`update logins set confirmed_until = ${confirmedUntil(settings)} where id = ${loginId}`.execute(db);

/** Confirms who is signed in, by their password or one of their passkeys. */
export const confirmRoutes: Route[] = [
  openRoute(accountEndpoints.confirm, async (call) => {
    const { services, caller, body, context, userAgent, language } = call;
    const { db, settings } = services;
    // A separate counter, so that a stolen login can't lock its owner out of sign-in.
    const name = caller.email.toLowerCase();
    await admitTry(call, { name, apart: "confirm", account: caller.id, reason: "confirming" });
    const own = await sole<{ password_hash: string | null }>(
      db,
      sql`select password_hash from users where id = ${caller.id}`,
    );
    if (!(await verifyPassword(own.password_hash, body.password))) {
      noteRefusal(db, { kind: "confirm_refused", account: caller.id }, { ...context, userAgent });
      throw invalid("password", accountSay[language].passwordWrong);
    }
    await forgetFailures(db, `confirm:${name}`);
    await keepConfirmed(db, settings, caller.loginId);
    return { message: accountSay[language].confirmed };
  }),
  route(confirmingEndpoints.passkeyOptions, async ({ db, services, caller, language }) => {
    const home = homeOf(services, language);
    const options = await askToSign(db, home, caller.id, "confirm");
    // Without names of passkeys, browsers offer those of every account.
    if (!options.allowCredentials?.length) throw new Refusal("conflict", factorSay[language].noPasskey);
    return { data: options };
  }),
  openRoute(confirmingEndpoints.passkey, async ({ services, caller, body, context, userAgent, language }) => {
    const { db, settings } = services;
    const signer = await checkSignature(db, homeOf(services, language), caller.id, body.passkey, "confirm");
    if (signer === undefined) {
      const facts = { reason: "wrong_passkey" } as const;
      noteRefusal(db, { kind: "confirm_refused", account: caller.id, facts }, { ...context, userAgent });
      throw invalid("passkey", factorSay[language].passkeyNotConfirmed);
    }
    await keepConfirmed(db, settings, caller.loginId);
    return { message: accountSay[language].confirmedByPasskey };
  }),
];

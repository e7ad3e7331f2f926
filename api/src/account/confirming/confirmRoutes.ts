import { accountEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { sole } from "../../core/database.ts";
import { invalid } from "../../core/errors.ts";
import { openRoute, type Route } from "../../core/route.ts";
import { noteRefusal } from "../../people/security/noteRefusal.ts";
import { accountSay } from "../accountSay.ts";
import { verifyPassword } from "../passwords/passwords.ts";
import { admitTry, forgetFailures } from "../throttle.ts";
import { confirmedUntil } from "./confirmedUntil.ts";

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
    await sql`update logins set confirmed_until = ${confirmedUntil(settings)} where id = ${caller.loginId}`.execute(
      db,
    );
    return { message: accountSay[language].confirmed };
  }),
];

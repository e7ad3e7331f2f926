import { accountEndpoints, fieldLabel, type Language, ruleMessages, users } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, sole, transaction } from "../core/database.ts";
import { invalid } from "../core/errors.ts";
import { type Call, openRoute, type Route } from "../core/route.ts";
import { hashToken, type TokenKit } from "../core/server/tokens.ts";
import { wake } from "../core/waking.ts";
import { noteSecurity } from "../people/security/noteSecurity.ts";
import { accountSay } from "./accountSay.ts";
import { countersOf } from "./knownPlaces.ts";
import { doLater } from "./laterWork.ts";
import { hashPassword, verifyPassword } from "./passwords/passwords.ts";
import { openLogin, readProfile } from "./profile.ts";
import { checkIsOwn, checkStrength, type IsBreached, setPassword, tellOwner } from "./setPassword.ts";
import { admitTry, forgetFailures } from "./throttle.ts";

/**
 * Checks the current password; attempts are limited as at sign-in.
 * @throws Refusal invalid at the field it was sent in.
 */
export async function checkCurrent(
  call: Pick<Call, "services" | "caller" | "language" | "address" | "context" | "userAgent">,
  given: string | undefined,
  field = "current_password",
): Promise<void> {
  const { caller, language } = call;
  const { db } = call.services;
  if (!given) {
    const label = fieldLabel(users.labels, "current_password", language);
    throw invalid(field, ruleMessages[language].required(label));
  }
  // A separate counter, so that a stolen login can't lock its owner out of sign-in.
  const name = caller.email.toLowerCase();
  await admitTry(call, { name, apart: "current", account: caller.id, reason: "current_password" });
  const own = await sole<{ password_hash: string | null }>(
    db,
    sql`select password_hash from users where id = ${caller.id}`,
  );
  if (!(await verifyPassword(own.password_hash, given))) {
    throw invalid(field, accountSay[language].passwordWrong);
  }
  await forgetFailures(db, `current:${name}`);
}

/** Emails a link to the account with this email, if there is an active one. */
function mailLink(db: Db, email: string, language: Language): Promise<void> {
  return transaction(db, async (tx) => {
    await sql`insert into mails (kind, user_id, address, language)
      select 'password_link', id, email::text, coalesce(language, ${language}) from users
      where email = ${email}::citext and archived_at is null and is_active`.execute(tx);
    wake(tx, "mails");
  });
}

export function ownPasswordRoutes(tokens: TokenKit, isBreached: IsBreached): Route[] {
  return [
    openRoute(accountEndpoints.forgotPassword, async (call) => {
      const { services, body, language } = call;
      // Asking is limited like signing in, for known and unknown addresses alike, so that no mailbox is flooded.
      await admitTry(call, { name: body.email.toLowerCase(), apart: "forgot", reason: "password_link" });
      // Whether there is an account is only looked up after the answer.
      doLater(services.db, () => mailLink(services.db, body.email, language));
      return { message: accountSay[language].mailSent };
    }),
    openRoute(accountEndpoints.resetPassword, async ({ services, body, language, context, userAgent }) => {
      const useless = () => invalid("token", accountSay[language].linkUseless);
      const token = hashToken(body.token);
      const link = await first<{ user_id: number; email: string }>(
        services.db,
        sql`select l.user_id, u.email::text as email from password_links l
          join users u on u.id = l.user_id and u.email = l.address and u.is_active and u.archived_at is null
          where l.token_hash = ${token} and l.used_at is null and l.expires_at > now()`,
      );
      if (!link) throw useless();
      const owner = { email: link.email, brand: services.settings.brandName };
      await checkStrength(body.password, owner, isBreached, language);
      await checkIsOwn(services.db, link.user_id, body.password, language);
      const hash = await hashPassword(body.password);
      await transaction(services.db, async (tx) => {
        const used = await first(
          tx,
          sql`update password_links set used_at = now() where token_hash = ${token} and used_at is null returning user_id`,
        );
        if (!used) throw useless();
        await setPassword(tx, link.user_id, hash, false);
        await forgetFailures(tx, ...countersOf(link.email.toLowerCase()));
        await tellOwner(tx, link.user_id, language);
        const event = { account: link.user_id, facts: { reason: "by_link" } };
        await noteSecurity(tx, { kind: "password_changed", ...event }, { ...context, userAgent });
      });
      return { message: accountSay[language].passwordReset };
    }),
    openRoute(accountEndpoints.setNewPassword, async (call) => {
      const { services, body, caller, language, context, address, userAgent } = call;
      if (!caller.newLogin) await checkCurrent(call, body.current_password);
      const owner = { email: caller.email, brand: services.settings.brandName };
      await checkStrength(body.password, owner, isBreached, language);
      await checkIsOwn(services.db, caller.id, body.password, language);
      const hash = await hashPassword(body.password);
      const data = await transaction(services.db, async (tx) => {
        await setPassword(tx, caller.id, hash, false);
        const profile = await readProfile(tx, caller.id, context.today, services.settings);
        const token = await openLogin(tx, tokens, caller.id, profile, {
          remember: false,
          address,
          userAgent,
          language,
          settings: services.settings,
        });
        if (!caller.newLogin) await tellOwner(tx, caller.id, language);
        await noteSecurity(tx, { kind: "password_changed", account: caller.id }, { ...context, userAgent });
        return { token, ...profile };
      });
      return { data, message: accountSay[language].passwordChanged };
    }),
  ];
}

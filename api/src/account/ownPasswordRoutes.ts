import { accountEndpoints, fieldLabel, type Language, ruleMessages, users } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, sole, transaction } from "../core/database.ts";
import { invalid, Refusal } from "../core/errors.ts";
import { hashPassword, verifyPassword } from "../core/passwords.ts";
import { openRoute, type Route } from "../core/route.ts";
import { hashToken, type TokenKit } from "../core/tokens.ts";
import { accountSay } from "./accountSay.ts";
import { openLogin, readProfile } from "./profile.ts";
import { checkStrength, setPassword } from "./setPassword.ts";
import { claimTry, forgetFailures } from "./throttle.ts";

async function checkCurrent(
  db: Db,
  userId: number,
  given: string | undefined,
  language: Language,
): Promise<void> {
  if (!given) {
    const label = fieldLabel(users.labels, "current_password", language);
    throw invalid("current_password", ruleMessages[language].required(label));
  }
  const own = await sole<{ password_hash: string | null }>(
    db,
    sql`select password_hash from users where id = ${userId}`,
  );
  if (!(await verifyPassword(own.password_hash, given))) {
    throw invalid("current_password", accountSay[language].passwordWrong);
  }
}

/** Forgetting, resetting and setting one's own password. */
export function ownPasswordRoutes(tokens: TokenKit): Route[] {
  return [
    openRoute(accountEndpoints.forgotPassword, async ({ services: { db }, body, language, address }) => {
      const text = accountSay[language];
      // Asking is limited like signing in, for known and unknown addresses alike, so that no mailbox is flooded.
      const asked = `forgot:${body.email.toLowerCase()}`;
      const wait = await claimTry(db, asked, `forgot:${address}`);
      if (wait > 0)
        throw new Refusal("tooMany", text.locked(Math.ceil(wait / 60)), { retryAfterSeconds: wait });
      await sql`insert into mails (kind, user_id, address, language)
        select 'password_link', id, email::text, ${language} from users
        where email = ${body.email}::citext and archived_at is null and is_active`.execute(db);
      return { message: text.mailSent };
    }),
    openRoute(accountEndpoints.resetPassword, async ({ services, body, language }) => {
      const useless = () => invalid("token", accountSay[language].linkUseless);
      const token = hashToken(body.token);
      const link = await first<{ user_id: number; email: string }>(
        services.db,
        sql`select l.user_id, u.email::text as email from password_links l join users u on u.id = l.user_id
          where l.token_hash = ${token} and l.used_at is null and l.expires_at > now() and u.archived_at is null`,
      );
      if (!link) throw useless();
      checkStrength(body.password, link.email, services.settings.brandName, language);
      const hash = await hashPassword(body.password);
      await transaction(services.db, async (tx) => {
        const used = await first(
          tx,
          sql`update password_links set used_at = now() where token_hash = ${token} and used_at is null returning user_id`,
        );
        if (!used) throw useless();
        await setPassword(tx, link.user_id, hash, false);
        await forgetFailures(tx, link.email.toLowerCase());
      });
      return { message: accountSay[language].passwordReset };
    }),
    openRoute(accountEndpoints.setNewPassword, async (call) => {
      const { services, body, caller, language, context, address, userAgent } = call;
      if (!caller.newLogin) await checkCurrent(services.db, caller.id, body.current_password, language);
      checkStrength(body.password, caller.email, services.settings.brandName, language);
      const hash = await hashPassword(body.password);
      const data = await transaction(services.db, async (tx) => {
        await setPassword(tx, caller.id, hash, false);
        const profile = await readProfile(tx, caller.id, context.today);
        const token = await openLogin(tx, tokens, caller.id, profile, {
          remember: false,
          address,
          userAgent,
        });
        return { token, ...profile };
      });
      return { data, message: accountSay[language].passwordChanged };
    }),
  ];
}

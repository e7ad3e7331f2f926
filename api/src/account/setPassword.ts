import type { Language } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import { invalid } from "../core/errors.ts";
import { queueMails } from "../core/mail/queueMails.ts";
import { accountSay } from "./accountSay.ts";
import { isCommonPassword, type PasswordOwner } from "./commonPasswords.ts";
import { verifyPassword } from "./passwords/passwords.ts";
import { endLogins } from "./profile.ts";

/** Tells whether a password is known from a breach. */
export type IsBreached = (password: string) => Promise<boolean>;

/**
 * Checks that a password is neither a common one nor known from a breach.
 * @throws Refusal invalid at `password`.
 */
export async function checkStrength(
  password: string,
  owner: Required<Pick<PasswordOwner, "email" | "brand">>,
  isBreached: IsBreached,
  language: Language,
): Promise<void> {
  if (isCommonPassword(password, owner)) throw invalid("password", accountSay[language].passwordCommon);
  if (await isBreached(password)) throw invalid("password", accountSay[language].passwordBreached);
}

/**
 * Ensures that a password set by staff isn't kept.
 * @throws Refusal invalid at `password`.
 */
export async function checkIsOwn(
  db: Db,
  userId: number,
  password: string,
  language: Language,
): Promise<void> {
  const { given } = await sole<{ given: string | null }>(
    db,
    sql`select case when new_login then password_hash end as given from users where id = ${userId}`,
  );
  if (given && (await verifyPassword(given, password)))
    throw invalid("password", accountSay[language].passwordGiven);
}

/** Tells a user by email that their password was changed. */
export async function tellOwner(tx: Db, userId: number, language: Language): Promise<void> {
  const owner = await sole<{ email: string }>(
    tx,
    sql`select email::text as email from users where id = ${userId}`,
  );
  await queueMails(tx, [{ kind: "password_changed", userId, address: owner.email, language }]);
}

/** Sets a password, and ends the logins and links that the old one leaves behind. */
export async function setPassword(tx: Db, userId: number, hash: string, isTemporary: boolean): Promise<void> {
  await sql`update users set password_hash = ${hash}, new_login = ${isTemporary}, version = version + 1, updated_at = now()
    where id = ${userId}`.execute(tx);
  await sql`update password_links set used_at = now() where user_id = ${userId} and used_at is null`.execute(
    tx,
  );
  await sql`delete from sign_in_tickets where user_id = ${userId}`.execute(tx);
  await endLogins(tx, userId);
}

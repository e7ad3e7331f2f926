import type { Language, SecurityReason } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../core/database.ts";
import type { Sql } from "../core/entities/entity.ts";
import { Refusal } from "../core/errors.ts";
import type { TokenKit } from "../core/server/tokens.ts";
import { type Services, todayIn } from "../core/services.ts";
import { accountSay } from "./accountSay.ts";
import { openLogin, type Profile, readProfile } from "./profile.ts";

export interface Account {
  id: number;
  password_hash: string | null;
  role: string;
  is_active: boolean;
}

const accountWhere = (db: Db, condition: Sql) =>
  first<Account>(
    db,
    sql`select id, password_hash, role, is_active from users where ${condition} and archived_at is null`,
  );

export const accountByEmail = (db: Db, email: string) => accountWhere(db, sql`email = ${email}::citext`);
export const accountById = (db: Db, id: number) => accountWhere(db, sql`id = ${id}`);

/** Looked up only once the password is right: a refusal takes as long for unknown accounts. */
const hasOpenSite = async (db: Db, userId: number) =>
  (await first(
    db,
    sql`select us.user_id from user_schools us join sites s on s.id = us.school_id join providers p on p.id = s.provider_id
      where us.user_id = ${userId} and s.is_active and p.is_active and s.archived_at is null limit 1`,
  )) !== undefined;

/**
 * Refuses accounts that can't be used now; `tell` hears why before.
 * @throws Refusal forbidden, in words.
 */
export async function refuseClosed(
  db: Db,
  account: Account,
  language: Language,
  tell: (reason: SecurityReason) => void,
): Promise<void> {
  const say = accountSay[language];
  if (!account.is_active) {
    tell("inactive");
    throw new Refusal("forbidden", say.accountOff);
  }
  if (account.role === "Instructor" && !(await hasOpenSite(db, account.id))) {
    tell("no_open_site");
    throw new Refusal("forbidden", say.sitesOff);
  }
}

/** Opens the login and answers as a sign-in does. */
export async function openSession(
  tx: Db,
  { settings, now }: Services,
  tokens: TokenKit,
  userId: number,
  from: Omit<Parameters<typeof openLogin>[4], "settings">,
): Promise<{ token: string } & Profile> {
  const profile = await readProfile(tx, userId, todayIn(settings.timeZone, now()), settings);
  return { token: await openLogin(tx, tokens, userId, profile, { ...from, settings }), ...profile };
}

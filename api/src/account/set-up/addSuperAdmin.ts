import { userInputs } from "@kindling/contract";
import { sql } from "kysely";
import { nobody } from "../../core/caller.ts";
import { type Db, first, sole, transaction } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import { hashToken, randomToken } from "../../core/server/tokens.ts";
import { noteSecurity } from "../../people/security/noteSecurity.ts";

/**
 * Adds the first Super Admin of a portal that has no accounts; returns what was done and the link with which they choose
 * a password, which works once within an hour and ends earlier ones.
 * @throws Error if there are accounts, or what was given is no email or name.
 */
export async function addSuperAdmin(
  db: Db,
  appUrl: string,
  [email = "", first_name = "", last_name = ""]: readonly string[],
): Promise<string> {
  const given = userInputs.admin.safeParse({ email, first_name, last_name });
  if (!given.success) {
    const [issue] = given.error.issues;
    throw new Error(`Check the ${String(issue?.path[0]).replace("_", " ")}: ${issue?.message}.`);
  }
  const person = given.data;
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('kindling seed'))`.execute(tx);
    const other = await first<{ email: string }>(
      tx,
      sql`select email::text from users where archived_at is null and not (email = ${person.email}::citext
        and role = 'Super Admin' and password_hash is null) limit 1`,
    );
    if (other)
      throw new Error(
        "There are accounts already. Sign in as a Super Admin to add another, under Users, Super Admins.",
      );
    const { id, isNew } = await sole<{ id: number; isNew: boolean }>(
      tx,
      sql`with known as (select id from users where email = ${person.email}::citext),
        added as (insert into users (first_name, last_name, email, role, user_type, new_login)
          select ${person.first_name}, ${person.last_name}, ${person.email}, 'Super Admin', '{}', true
          where not exists (select from known) returning id)
        select id, true as "isNew" from added union all select id, false from known`,
    );
    if (isNew) {
      const context = { caller: nobody, today: "", timeZone: "UTC", language: "en" as const };
      const after = { email: person.email, role: "Super Admin" };
      const name = `${person.first_name} ${person.last_name}`;
      await record(
        tx,
        { resource: { name: "user" } },
        "create",
        [{ id, name, before: null, after }],
        context,
      );
      await noteSecurity(
        tx,
        { kind: "account_added", account: id, facts: { before: null, after: { role: "Super Admin" } } },
        context,
      );
    }
    await sql`update password_links set used_at = now() where user_id = ${id} and used_at is null`.execute(
      tx,
    );
    const token = randomToken();
    await sql`insert into password_links (token_hash, user_id, address, expires_at)
      values (${hashToken(token)}, ${id}, ${person.email}, now() + interval '1 hour')`.execute(tx);
    return `${person.email} chooses a password within the next hour at\n${appUrl}/auth/reset-password?token=${token}`;
  });
}

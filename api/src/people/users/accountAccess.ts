import type { Language, users } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import type { Entity, Sql } from "../../core/entities/entity.ts";
import { queueMails } from "../../core/mail/queueMails.ts";

type Saved = Parameters<NonNullable<Entity<typeof users>["saved"]>>[1];

/** Invites people to set their first password. */
export function invite(
  db: Db,
  people: readonly { readonly id: number; readonly email: string }[],
  language: Language,
): Promise<void> {
  const mails = people.map(({ id, email }) => ({ kind: "invitation", userId: id, address: email, language }));
  return queueMails(db, mails);
}

/** Ends the substitute links that meet a condition, so that they stay ended when what ended them is undone. */
async function endSubstitutes(db: Db, condition: Sql): Promise<void> {
  await sql`update substitute_links k set ended_at = now() where ended_at is null and ends_at > now() and ${condition}`.execute(
    db,
  );
}

async function endLogins(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from remembered_devices where user_id = any(${ids}::int[])`.execute(db);
  await sql`update logins set ended_at = now() where ended_at is null
    and (user_id = any(${ids}::int[]) or viewed_by = any(${ids}::int[]))`.execute(db);
  await endSubstitutes(db, sql`user_id = any(${ids}::int[])`);
}

/** Ends open links and cancels queued ones; returns the users without a password. */
function revokeLinks(db: Db, ids: readonly number[]): Promise<{ id: number; email: string }[]> {
  return rows(
    db,
    sql`with links as (update password_links set used_at = now()
        where user_id = any(${ids}::int[]) and used_at is null and expires_at > now() returning user_id),
      unsent as (update mails set state = 'dropped' where user_id = any(${ids}::int[]) and state = 'waiting'
        and kind in ('invitation', 'password_link', 'password_wanted') returning user_id)
      select id, email::text as email from users where password_hash is null
        and id in (select user_id from links union select user_id from unsent)`,
  );
}

/** How many of these people were mailed an invitation, or were to be. */
export async function countInvited(db: Db, ids: readonly number[]): Promise<number> {
  const { count } = await sole<{ count: number }>(
    db,
    sql`select count(*) from users u where id = any(${ids}::int[])
      and (exists (select from password_links l where l.user_id = u.id)
        or exists (select from mails m where m.user_id = u.id and m.kind in ('invitation', 'password_wanted')))`,
  );
  return count;
}

/** Ends all logins and links of deleted users. */
export async function endAccess(db: Db, ids: readonly number[]): Promise<void> {
  await endLogins(db, ids);
  await revokeLinks(db, ids);
}

/** Ends what a change leaves behind: logins and links of another address, another role, another status. */
export async function followAccountChanges(
  db: Db,
  { ids, drafts, before }: Saved,
  language: Language,
): Promise<void> {
  const changes = ids.map((id, index) => {
    const { email, is_active, role } = drafts[index] ?? {};
    const known = before[index]?.["email"];
    const former = typeof known === "string" ? known : "";
    const isMoved = email !== undefined && email.toLowerCase() !== former.toLowerCase();
    return { id, former, isMoved, isOff: is_active === false, isOther: role !== undefined };
  });
  const idsOf = (list: typeof changes) => list.map(({ id }) => id);
  const moved = changes.filter(({ isMoved }) => isMoved);
  await endLogins(db, idsOf(changes.filter((each) => each.isMoved || each.isOff || each.isOther)));
  await endSubstitutes(
    db,
    sql`user_id = any(${ids}::int[]) and not exists (select from user_schools us where us.user_id = k.user_id and us.school_id = k.school_id)`,
  );
  const uninvited = await revokeLinks(db, idsOf(changes.filter((each) => each.isMoved || each.isOff)));
  const told = moved.map(({ id, former }) => ({
    kind: "email_changed",
    userId: id,
    address: former,
    language,
  }));
  await queueMails(
    db,
    told.map((mail) => ({ ...mail, toFormerAddress: true })),
  );
  await invite(
    db,
    uninvited.filter(({ id }) => idsOf(moved).includes(id)),
    language,
  );
}

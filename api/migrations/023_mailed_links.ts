import { type Kysely, sql } from "kysely";

/** Links are bound to the address they were mailed to, and mails can go to former addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table password_links add column address citext;
update password_links l set address = coalesce(
  (select m.address from mails m where m.user_id = l.user_id and m.sent_at >= l.created_at
    and m.kind in ('invitation', 'password_link', 'password_wanted') order by m.sent_at limit 1),
  (select u.email from users u where u.id = l.user_id));
alter table password_links alter column address set not null;
alter table mails add column to_former_address boolean not null default false;
`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Bulk mails wait behind single ones; the index finds the next mail without sorting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table mails add column bulk boolean not null default false;
create index mails__next on mails (bulk, id) where state in ('waiting', 'sending');
`.execute(db);
}

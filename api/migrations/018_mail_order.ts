import { type Kysely, sql } from "kysely";

/** Mails asked for by the hundred wait behind those that one person waits for; the next one is found without sorting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table mails add column bulk boolean not null default false;
create index mails__next on mails (bulk, id) where state in ('waiting', 'sending');
`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** A deleted saved report stays for a day for undo; its name is free at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table saved_reports add column archived_at timestamptz;
drop index saved_reports__name;
create unique index saved_reports__name on saved_reports (owner_id, report, name) where archived_at is null;
create index on saved_reports (archived_at) where archived_at is not null;
`.execute(db);
}

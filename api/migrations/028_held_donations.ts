import { type Kysely, sql } from "kysely";

/** A donation over the limit is held until staff confirm it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table class_donations drop constraint class_donations_status_check,
  add constraint class_donations_status_check check (status in ('held', 'counted', 'verified', 'paid', 'void'));
`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** When somebody hid the checklist of their first week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column first_week_hidden_at timestamptz`.execute(db);
}

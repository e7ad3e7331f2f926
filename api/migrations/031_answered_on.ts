import { type Kysely, sql } from "kysely";

/** `created_at` is when the class did it; `recorded_at` is set if it was recorded on a later day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table responses add column recorded_at timestamptz`.execute(db);
}

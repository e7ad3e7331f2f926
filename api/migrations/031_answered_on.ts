import { type Kysely, sql } from "kysely";

/**
 * A class may say on which day it did something. `created_at` of a response is when the class did it; `recorded_at` when it
 * was recorded, where that was on a later day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table responses add column recorded_at timestamptz`.execute(db);
}

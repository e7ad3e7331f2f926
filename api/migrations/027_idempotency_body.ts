import { type Kysely, sql } from "kysely";

/** What body an Idempotency-Key was used with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column body_hash text`.execute(db);
}

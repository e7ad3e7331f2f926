import { type Kysely, sql } from "kysely";

/** Finds what a person uploaded lately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on files (user_id, created_at)`.execute(db);
}

import { type Kysely, sql } from "kysely";

/**
 * Payments keep the address that their charity had when they were sent; empty: it had none. Of those sent before only the charity's
 * address of today is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table payments add column address text").execute(db);
}

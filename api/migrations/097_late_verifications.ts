import { type Kysely, sql } from "kysely";

/**
 * A donation that was only counted when its session was closed can be verified later: one adjustment takes it from what is
 * counted, and a second, which names the first, gives it to what is verified.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table adjustments add counterpart_id int unique references adjustments`.execute(db);
}

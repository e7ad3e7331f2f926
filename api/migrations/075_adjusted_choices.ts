import { type Kysely, sql } from "kysely";

/** What a class has unpaid in a closed session can be given to another charity: two adjustments, of which the second names the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table adjustments add moves_id int unique references adjustments`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Checks of the ledger that add the kept sums up anew before they compare. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_checks add is_rebuild boolean not null default false`.execute(db);
}

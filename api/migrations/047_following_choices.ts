import { type Kysely, sql } from "kysely";

/**
 * What follows a class's choice is said in one place (`giving/choosing/followChoice.ts`), so that reopening a session does it
 * too; and the audit log keeps why something was done, as the ledger does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function release_points`.execute(db);
  await sql`alter table audit_log add column reason text`.execute(db);
  await sql`alter table audit_log alter column reason set default ledger_reason()`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** When a login was last used, give or take five minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table logins add column used_at timestamptz not null default now()`.execute(db);
}

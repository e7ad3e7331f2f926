import { type Kysely, sql } from "kysely";

/** When an instructor was shown the welcome video; whoever signed in before there was one is not greeted late. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table users add column welcomed_at timestamptz;
update users set welcomed_at = last_login_at where role = 'Instructor' and last_login_at is not null;
`.execute(db);
}

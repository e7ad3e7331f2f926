import { type Kysely, sql } from "kysely";

/** When an instructor saw the welcome video; existing instructors don't get it late. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table users add column welcomed_at timestamptz;
update users set welcomed_at = last_login_at where role = 'Instructor' and last_login_at is not null;
`.execute(db);
}

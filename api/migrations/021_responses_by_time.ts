import { type Kysely, sql } from "kysely";

/** Reports list all responses, the newest first, without sorting them; and ask which nomination forms have any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create index on responses (created_at desc, id desc);
create index on responses (object_id) where type = 'student_nomination_form';
`.execute(db);
}

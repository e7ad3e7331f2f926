import { type Kysely, sql } from "kysely";

/** The audit log keeps nothing that tells of a nominated student; entries written before lose it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update audit_log l set before = before - hidden, after = after - hidden
    from (values (array['student_first_name', 'student_last_name', 'answers', 'answer'])) h (hidden)
    where l.entity = 'nominationResponse'`.execute(db);
}

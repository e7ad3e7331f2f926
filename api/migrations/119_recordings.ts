import { type Kysely, sql } from "kysely";

/** What staff record of a quiz question, and what only its teacher reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table quiz_questions add column recordings jsonb not null default '[]',
        add column teacher_notes text`,
    )
    .execute(db);
}

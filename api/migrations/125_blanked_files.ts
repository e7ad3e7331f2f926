import { type Kysely, sql } from "kysely";

/** Notes which files of classes were looked through for place, time and device, so that older ones are, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table files add column blanked_at timestamptz;
      create index on files (id) where blanked_at is null`,
    )
    .execute(db);
}

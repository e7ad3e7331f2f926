import { type Kysely, sql } from "kysely";

/** A user's language is unknown until they choose one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table users alter language drop not null, alter language drop default;
update users set language = null;
`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** A sign-in by which one of the program team sees the portal as another person does, and changes nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table logins add column viewed_by int references users").execute(db);
  await sql.raw("create index on logins (viewed_by) where viewed_by is not null").execute(db);
}

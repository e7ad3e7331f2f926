import { type Kysely, sql } from "kysely";

/** The sign-in from which somebody opened a view of the portal: the view ends with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table logins add column viewer_login text references logins on delete set null")
    .execute(db);
  await sql.raw("create index on logins (viewer_login) where viewer_login is not null").execute(db);
}

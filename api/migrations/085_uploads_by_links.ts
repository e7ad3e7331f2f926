import { type Kysely, sql } from "kysely";

/** How much came by the link of a thank-you on one day, tries that were refused included. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      "alter table thank_yous add column uploaded_on date, add column uploaded_bytes bigint not null default 0",
    )
    .execute(db);
}

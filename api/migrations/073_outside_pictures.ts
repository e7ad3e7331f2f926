import { type Kysely, sql } from "kysely";

/**
 * Copies of pictures that charities, traits and activities name by outside addresses, and when each is fetched anew;
 * without a file if that failed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table outside_pictures (
  address text primary key, file text references files (key), due_at timestamptz not null
);
create index on outside_pictures (file);
`)
    .execute(db);
}

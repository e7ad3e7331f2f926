import { type Kysely, sql } from "kysely";

/** The backups that the clock made, or tried to make. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table backups (
  id int generated always as identity primary key,
  night date not null, started_at timestamptz not null default now(), finished_at timestamptz,
  file text, bytes bigint, error text
);
create index on backups (night);
`)
    .execute(db);
}

import { type Kysely, sql } from "kysely";

/** What was deleted is kept for 30 days with all that went with it, so that it can be restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table deleted_rows (
  id bigint generated always as identity primary key,
  resource text not null, row_id int not null, name text, "row" jsonb not null, parts jsonb not null default '[]',
  deleted_at timestamptz not null default now(), deleted_by int references users on delete set null,
  unique (resource, row_id)
);
create index on deleted_rows (deleted_at);
`.execute(db);
}

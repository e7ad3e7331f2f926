import { type Kysely, sql } from "kysely";

/** The fields that people chose for the columns of their files; headers are kept as hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table import_columns (
        user_id int not null references users on delete cascade,
        entity text not null, header_hash text not null, field text,
        used_at timestamptz not null default now(),
        primary key (user_id, entity, header_hash)
      )`,
    )
    .execute(db);
}

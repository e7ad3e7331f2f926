import { type Kysely, sql } from "kysely";

/** Imports of several kinds at once, what undoing one did, and what an Idempotency-Key was used for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table idempotency_keys add column call text;

alter table imports add column kinds jsonb, add column undone jsonb;
create index on imports (state) where state in ('checking', 'writing');

alter table import_rows add column entity text;
update import_rows r set entity = i.entity from imports i where i.id = r.import_id;
alter table import_rows alter column entity set not null;
alter table import_rows drop constraint import_rows_pkey;
alter table import_rows add primary key (import_id, entity, entity_id);

alter table sessions add column external_id text;
create unique index sessions__external_id on sessions (program_id, external_id);
`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** The checks of the ledger: asked for by somebody, or due on a night; with what they compared and found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table ledger_checks (
  id int generated always as identity primary key,
  night date unique,
  asked_at timestamptz not null default now(), asked_by int references users,
  started_at timestamptz, finished_at timestamptz, took_ms int,
  ok boolean, error text, findings jsonb not null default '[]'
);
-- One check at a time waits or runs.
create unique index ledger_checks__sole on ledger_checks ((true)) where finished_at is null;
`)
    .execute(db);
}

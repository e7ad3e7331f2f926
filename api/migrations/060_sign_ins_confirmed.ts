import { type Kysely, sql } from "kysely";

/** Until when the password that a login's owner entered counts for changes of rights and payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table logins
    add column confirmed_until timestamptz not null default now() + interval '1 hour'`.execute(db);
}

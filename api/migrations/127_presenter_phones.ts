import { type Kysely, sql } from "kysely";

const tables = [
  // All of a pairing is deleted once it ends.
  `create table presenter_phones (
    id int generated always as identity primary key,
    user_id int not null references users on delete cascade,
    login_id text not null references logins on delete cascade,
    code text unique,
    secret_hash text unique,
    badge int,
    is_confirmed boolean not null default false,
    ends_at timestamptz not null,
    content jsonb,
    content_version int not null default 0,
    progress jsonb,
    commands jsonb not null default '[]',
    command_count int not null default 0
  )`,
  `create unique index presenter_phones_login on presenter_phones (login_id)`,
  `create index on presenter_phones (user_id)`,
];

/** Phones with which teachers lead the stage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql.raw(table).execute(db);
}

import { type Kysely, sql } from "kysely";

/**
 * Statements of banks, and what people confirmed their lines as. A line is taken once, by its key; it has one decision that
 * counts, and keeps those that were undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table bank_layouts (
  header text primary key, layout jsonb not null, used_at timestamptz not null default now(), used_by int references users
);

create table bank_statements (
  id int generated always as identity primary key,
  account text not null, file_name text not null, format text not null check (format in ('csv', 'camt')),
  from_on date not null, to_on date not null, opening_cents bigint, closing_cents bigint,
  line_count int not null, known_count int not null default 0,
  version int not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  created_by int references users
);
create index on bank_statements (account, from_on);

create table bank_lines (
  id int generated always as identity primary key,
  statement_id int not null references bank_statements, account text not null, row int,
  booked_on date not null, amount_cents bigint not null check (amount_cents <> 0),
  text text not null, name text, reference text, key text not null
);
create unique index bank_lines__key on bank_lines (account, key);
create index on bank_lines (statement_id, booked_on, id);
create index on bank_lines (account, booked_on);

create table bank_decisions (
  id int generated always as identity primary key,
  line_id int not null references bank_lines, kind text not null check (kind in ('confirmed', 'not_ours')),
  note text, difference text check (difference in ('fee', 'partial', 'other')), difference_cents bigint not null default 0,
  decided_at timestamptz not null default now(), decided_by int references users,
  undone_at timestamptz, undone_by int references users, undone_note text,
  check (difference_cents = 0 or difference is not null)
);
create unique index bank_decisions__line_id on bank_decisions (line_id) where undone_at is null;
create index on bank_decisions (line_id);

-- What a confirmed line is: payments or donations (kind), and how much of each.
create table bank_matches (
  decision_id int not null references bank_decisions, kind text not null, thing_id int not null,
  cents bigint not null check (cents > 0), primary key (decision_id, kind, thing_id)
);
create index on bank_matches (kind, thing_id);
`)
    .execute(db);
}

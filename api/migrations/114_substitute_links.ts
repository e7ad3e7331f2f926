import { type Kysely, sql } from "kysely";

const statements = [
  `create table substitute_links (
    id int generated always as identity primary key,
    user_id int not null references users on delete cascade,
    school_id int not null references sites on delete cascade,
    day date not null,
    token_hash text not null unique,
    pin_hash text not null,
    wrong_pins int not null default 0,
    made_by int references users on delete set null,
    created_at timestamptz not null default now(),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    first_used_at timestamptz,
    ended_at timestamptz,
    ended_by int references users on delete set null
  )`,
  "create index on substitute_links (user_id, school_id)",
  "create index on substitute_links (school_id)",
  "create index on substitute_links (made_by)",
  "create index on substitute_links (ended_by)",
  // A sign-in that lost its link would reach everything that is the teacher's, so it goes with it.
  "alter table logins add column substitute_link int references substitute_links on delete cascade",
  "create index on logins (substitute_link) where substitute_link is not null",
  "alter table responses add column substitute_link int references substitute_links on delete set null",
  "create index on responses (substitute_link) where substitute_link is not null",
];

/** Links by which a substitute opens one class of a teacher for one day, their sign-ins, and what they recorded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from "kysely";

/** What teachers put into their class's plan instead of what the calendar offers, and the links of its calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table plan_swaps (
        user_id int not null references users on delete cascade,
        school_id int not null references sites on delete cascade,
        day date not null, slot text not null, type text not null, object_id int not null,
        swapped_at timestamptz not null default now(),
        primary key (user_id, school_id, day, slot)
      )`,
    )
    .execute(db);
  await sql
    .raw(
      `create table calendar_links (
        user_id int not null references users on delete cascade,
        school_id int not null references sites on delete cascade,
        token_hash text not null unique, created_at timestamptz not null default now(),
        primary key (user_id, school_id)
      )`,
    )
    .execute(db);
}

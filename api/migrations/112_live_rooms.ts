import { type Kysely, sql } from "kysely";

const tables = [
  // Code and devices are gone once a room has ended; what is left of it are totals.
  `create table live_rooms (
    id int generated always as identity primary key,
    user_id int not null references users on delete cascade,
    school_id int not null references sites on delete cascade,
    code text unique,
    place int,
    device_count int not null default 0,
    opened_at timestamptz not null default now(),
    ends_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create unique index live_rooms_open on live_rooms (user_id, school_id) where ended_at is null`,
  `create table live_questions (
    room_id int not null references live_rooms on delete cascade,
    place int not null, key text not null, numbers int[] not null, state text not null, right_number int,
    votes int[],
    primary key (room_id, place), unique (room_id, key)
  )`,
  `create table live_devices (
    id int generated always as identity primary key,
    room_id int not null references live_rooms on delete cascade,
    badge int not null, secret_hash text not null unique,
    unique (room_id, badge)
  )`,
  `create table live_answers (
    device_id int not null references live_devices on delete cascade,
    room_id int not null, place int not null, choice int not null,
    primary key (device_id, place)
  )`,
  `create index live_answers_question on live_answers (room_id, place)`,
];

/** Rooms in which a class answers from its own devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql.raw(table).execute(db);
}

import { type Kysely, sql } from "kysely";

/** Lists are read in the order of an index: all of them, and by what they are narrowed by most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
-- Responses by site and type, by session, by item; the latest one of each class.
create index on responses (school_id, type, created_at desc, id desc);
create index on responses (session_id, created_at desc, id desc);
create index on responses (object_id, created_at desc, id desc);
create index on responses (user_id, school_id, created_at desc) include (type);
drop index responses_user_id_idx;
drop index responses_object_id_idx;

-- Donations in all, by status, session and charity; choices in all.
create index on class_donations (donated_on desc, id desc);
create index on class_donations (status, donated_on desc, id desc);
create index on class_donations (session_id, donated_on desc, id desc);
create index on class_donations (charity_id, donated_on desc, id desc);
drop index class_donations_session_id_idx;
drop index class_donations_charity_id_idx;
create index on charity_choices (start desc, id desc);
create index on class_donations using gin (note gin_trgm_ops) where note is not null;

create index on sites (name, id) where archived_at is null;

-- Classes by the id that is made of instructor and site.
create index on class_periods (((user_id::bigint << 22) | school_id)) where until is null;
`.execute(db);
}

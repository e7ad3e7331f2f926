import { type Kysely, sql } from "kysely";

/**
 * Copies of pictures that charities, traits, activities and quiz questions name by outside addresses, and when each is fetched anew;
 * without a file if that failed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table outside_pictures (
  address text primary key, file text references files (key), due_at timestamptz not null
);
create index on outside_pictures (file);
create index on charities using hash (logo_url);
create index on traits using hash (banner_url);
create index on activities using hash ((details ->> 'image_url'));
create index on quiz_questions using hash (primary_graphic);
create index on quiz_questions using hash (answer_1_graphic);
create index on quiz_questions using hash (answer_2_graphic);
create index on quiz_questions using hash (answer_3_graphic);
create index on quiz_questions using hash (answer_4_graphic);
`)
    .execute(db);
}

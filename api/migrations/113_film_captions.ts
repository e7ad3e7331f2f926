import { type Kysely, sql } from "kysely";

/**
 * Captions of films. A film is kept by the hash of its address, so that its captions don't count as a use of its file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table film_captions (
        film text not null, language text not null, cues jsonb not null,
        updated_at timestamptz not null default now(),
        primary key (film, language)
      )`,
    )
    .execute(db);
}

import { filmEndpoints as calls, type Film, type FilmCaptions } from "@kindling/contract";
import { type RawBuilder, sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { type Route, route } from "../../core/route.ts";
import { filmSay } from "./filmSay.ts";

/** What captions are kept under, so that they don't hold the film's file. */
const hashOf = (address: RawBuilder<unknown>) => sql`encode(sha256(convert_to(${address}, 'UTF8')), 'hex')`;

const readCaptions = (db: Db, address: string) =>
  rows<FilmCaptions>(
    db,
    sql`select language, cues from film_captions where film = ${hashOf(sql`${address}::text`)} order by language`,
  );

/** Every film, by its address, and what it is called where it is shown. */
const readFilms = (db: Db) =>
  rows<Film>(
    db,
    sql`select f.address, array_agg(distinct f.title order by f.title) as titles,
        array(select c.language from film_captions c where c.film = ${hashOf(sql`f.address`)} order by 1) as languages
      from (
        select video_url as address, title from activities
        union all select trait_opening_url, title from traits
        union all select trait_opening_url, name from trait_videos
        union all select welcome_video_url, coalesce(nullif(welcome_video_title, ''), name) from programs
      ) f
      where f.address <> ''
      group by f.address
      order by min(f.title), f.address`,
  );

/** Films of the curriculum and their captions. */
export const filmRoutes: Route[] = [
  route(calls.list, async ({ db }) => ({ data: await readFilms(db) })),
  route(calls.captions, async ({ db, query }) => ({ data: await readCaptions(db, query.address) })),
  route(calls.saveCaptions, async ({ db, body, language }) => {
    const film = hashOf(sql`${body.address}::text`);
    if (body.cues.length === 0) {
      await sql`delete from film_captions where film = ${film} and language = ${body.language}`.execute(db);
    } else {
      await sql`insert into film_captions (film, language, cues)
        values (${film}, ${body.language}, ${JSON.stringify(body.cues)}::jsonb)
        on conflict (film, language) do update set cues = excluded.cues, updated_at = now()`.execute(db);
    }
    const message = filmSay[language][body.cues.length === 0 ? "removed" : "saved"];
    return { data: await readCaptions(db, body.address), message };
  }),
];

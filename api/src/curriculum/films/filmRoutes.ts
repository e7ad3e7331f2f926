import { filmEndpoints as calls, type Film, type FilmCaptions } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { type Route, route } from "../../core/route.ts";
import { filmSay } from "./filmSay.ts";
import { filmsOf, hashOf } from "./filmUses.ts";

/** Returns the captions of the film at an address, by language. */
export const readCaptions = (db: Db, address: string) =>
  rows<FilmCaptions>(
    db,
    sql`select language, cues from film_captions where film = ${hashOf(sql`${address}::text`)} order by language`,
  );

/** Every film, by its address, and what it is called where it is shown. */
const readFilms = (db: Db, today: string) =>
  rows<Film>(
    db,
    sql`select address, titles, languages, is_current from ${filmsOf(today)} f order by titles[1], address`,
  );

/** Films of the curriculum and their captions. */
export const filmRoutes: Route[] = [
  route(calls.list, async ({ db, context }) => ({ data: await readFilms(db, context.today) })),
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

import { activityFacts, type FilmCaptions } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { isShownOn } from "../../curriculum/activities/itemVisibility.ts";
import { readCaptions } from "../../curriculum/films/filmRoutes.ts";
import { classContents } from "../classContents.ts";
import type { FilmItem } from "./filmCode.ts";

/** What families see of a film. */
export interface ShownFilm {
  readonly title: string;
  readonly trait: string | null;
  readonly address: string;
  readonly captions: readonly FilmCaptions[];
  /** What families may talk about. */
  readonly prompts: readonly string[];
}

/** A film that isn't live: from when it is, or that it is over. */
export type FilmAnswer = { readonly film: ShownFilm } | { readonly startsOn: string } | "over" | "unknown";

interface Found {
  title: string;
  address: string | null;
  trait: string | null;
  traitId: number | null;
  levelId: number | null;
  startsOn: string | null;
  isLive: boolean;
}

const from = (contents: Sql): Sql => sql`${contents} a
  left join levels l on l.id = a.level_id left join traits tr on tr.id = a.trait_id
  left join session_themes st on st.id = a.session_theme_id left join sessions s on s.id = a.session_id`;

/** The prompts of family connections shown today that go with an item: its own, or those of its trait. */
async function readPrompts(db: Db, item: FilmItem, found: Found, today: string): Promise<string[]> {
  const isOwn = sql`(a.type = ${item.type} and a.id = ${item.id})`;
  const isOfTrait = sql`(a.trait_id = ${found.traitId} and (a.level_id is null or a.level_id is not distinct from ${found.levelId}))`;
  const all = await rows<{ prompt: string }>(
    db,
    sql`select a.details->>'prompt' as prompt from ${from(sql`activities`)}
      where a.type = ${activityFacts.familyConnection.key} and (${isOwn} or ${isOfTrait}) and ${isShownOn(today)}
        and trim(coalesce(a.details->>'prompt', '')) <> '' order by ${isOwn} desc, a.start desc, a.id limit 2`,
  );
  return all.map(({ prompt }) => prompt);
}

/** Reads what families see of an item's film: nothing of what isn't live, approved and active. */
export async function readFilmPage(db: Db, item: FilmItem, today: string): Promise<FilmAnswer> {
  const found = await first<Found>(
    db,
    sql`select a.title, nullif(a.video_url, '') as address, nullif(tr.title, a.title) as trait, a.trait_id as "traitId",
        a.level_id as "levelId", ${isShownOn(today)} as "isLive",
        case when a.is_active and a.is_approved and greatest(a.start, st.display_start) > ${today}::date
          then greatest(a.start, st.display_start)::text end as "startsOn"
      from ${from(classContents("en"))} where a.type = ${item.type} and a.id = ${item.id}`,
  );
  if (!found?.address) return "unknown";
  if (found.startsOn) return { startsOn: found.startsOn };
  if (!found.isLive) return "over";
  const { title, trait, address } = found;
  const captions = await readCaptions(db, address);
  return { film: { title, trait, address, captions, prompts: await readPrompts(db, item, found, today) } };
}

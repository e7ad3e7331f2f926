import { type episodeInput, type Language, traitEndpoints, traits } from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import { nameIn, record } from "../core/audit.ts";
import { crudRoutes } from "../core/crudRoutes.ts";
import { type Db, first } from "../core/database.ts";
import { checkOrder } from "../core/dates.ts";
import { always, anyOf, defineEntity, type Entity, plain, refer, stored } from "../core/entity.ts";
import { invalid, Refusal } from "../core/errors.ts";
import { settleQuestions } from "../core/questions.ts";
import { route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { updateRows } from "../core/writing.ts";
import { traitsSay } from "./traitsSay.ts";

type Episode = z.output<typeof episodeInput>;

/** Makes a trait's episodes what the list says: known ids are changed, new ones added, the others deleted. */
async function writeEpisodes(db: Db, traitId: number, episodes: readonly Episode[]): Promise<void> {
  const kept = episodes.flatMap((episode) => episode.id ?? []);
  await sql`delete from trait_videos where trait_id = ${traitId} and id <> all(${kept}::int[])`.execute(db);
  for (const [index, episode] of episodes.entries()) {
    const { name, trait_opening_url, start = null, end = null, position = index } = episode;
    await (episode.id
      ? sql`update trait_videos set name = ${name}, trait_opening_url = ${trait_opening_url}, position = ${position},
          start = ${start}, "end" = ${end}, version = version + 1, updated_at = now()
          where id = ${episode.id} and trait_id = ${traitId}`
      : sql`insert into trait_videos (trait_id, name, trait_opening_url, position, start, "end")
          values (${traitId}, ${name}, ${trait_opening_url}, ${position}, ${start}, ${end})`
    ).execute(db);
  }
}

const episodesOf = sql`coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name,
  'trait_opening_url', v.trait_opening_url, 'position', v.position, 'start', v.start, 'end', v."end") order by v.position, v.id)
  from trait_videos v where v.trait_id = t.id), '[]')`;

/** Sees that the episodes a draft names are the trait's own. */
function checkEpisodes(
  episodes: readonly Episode[],
  own: readonly { id: number }[],
  language: Language,
): void {
  episodes.forEach(({ id }, index) => {
    if (id === undefined || own.some((episode) => episode.id === id)) return;
    throw invalid(`videos.${index}.id`, say[language].notFound(traitsSay[language].video));
  });
}

export const trait = defineEntity(traits, {
  table: "traits",
  from: sql`traits t left join levels l on l.id = t.level_id`,
  columns: () => ({
    ...stored,
    ...plain("title", "start", "end", "trait_opening_url", "banner_url", "description", "questions"),
    name: sql`t.title`,
    level: refer("l"),
    videos: episodesOf,
  }),
  filters: {
    levels: (ids) => anyOf(sql`t.level_id`, ids),
    from: (date) => sql`t."end" >= ${date}::date`,
    to: (date) => sql`t.start <= ${date}::date`,
  },
  search: [sql`t.title`],
  sorts: { name: sql`t.title` },
  scope: () => always,
  parts: { videos: episodesOf },
  check(_db, draft, context, current) {
    checkOrder(draft, current, context);
    checkEpisodes(draft.videos ?? [], current?.videos ?? [], context.language);
    if (draft.questions) draft.questions = settleQuestions(draft.questions);
  },
  async saved(db, { ids, drafts }) {
    for (const [index, id] of ids.entries()) {
      const episodes = drafts[index]?.videos;
      if (episodes) await writeEpisodes(db, id, episodes);
    }
  },
});

export const traitRoutes = [
  ...crudRoutes(traitEndpoints, trait),
  route(traitEndpoints.removeVideo, async ({ db, params, context, language }) => {
    const gone = await first<{ trait_id: number; name: string }>(
      db,
      sql`delete from trait_videos where id = ${params.id} returning trait_id, name, trait_opening_url`,
    );
    if (!gone) throw new Refusal("notFound", say[language].notFound(traitsSay[language].video));
    await updateRows(db, trait as unknown as Entity, [{ id: gone.trait_id, draft: {} }]);
    const deed = { id: gone.trait_id, name: nameIn(gone), before: { videos: [gone] }, after: { videos: [] } };
    await record(db, trait, "update", [deed], context);
    return { message: traitsSay[language].videoDeleted };
  }),
];

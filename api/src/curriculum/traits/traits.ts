import { isDeepStrictEqual } from "node:util";
import {
  type CaptionState,
  type datedStates,
  type episodeInput,
  type Language,
  traitEndpoints,
  traits,
} from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import { type Db, first } from "../../core/database.ts";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../../core/entities/entity.ts";
import { removeRows } from "../../core/entities/removing.ts";
import { lockRow } from "../../core/entities/writing.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { responseCount } from "../../people/measures/responseCount.ts";
import { checkOrder } from "../../people/shared/dates.ts";
import { datedState } from "../activities/datedState.ts";
import { captionState } from "../films/filmUses.ts";
import { settleQuestions } from "../settleQuestions.ts";
import { checkMedium } from "../storedMedia.ts";
import { traitsSay } from "./traitsSay.ts";

type Episode = z.output<typeof episodeInput>;
type DatedState = (typeof datedStates)[number];

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

const stateOn = (today: string) => datedState(today, sql`t.start`, sql`t."end"`);

/** Checks that the episodes a draft names are the trait's own, and end no sooner than they start. */
function checkEpisodes(
  episodes: readonly Episode[],
  own: readonly { id: number }[],
  language: Language,
): void {
  episodes.forEach(({ id, start, end }, index) => {
    if (start && end && end < start) throw invalid(`videos.${index}.end`, say[language].endBeforeStart);
    if (id === undefined || own.some((episode) => episode.id === id)) return;
    throw invalid(`videos.${index}.id`, say[language].notFound(traitsSay[language].video));
  });
}

/** Refuses to delete episodes with responses. */
async function refuseAnswered(
  db: Db,
  episodes: readonly { readonly id: number; readonly name: string }[],
  language: Language,
): Promise<void> {
  const ids = episodes.map(({ id }) => id);
  const used = await first<{ object_id: number }>(
    db,
    sql`select object_id from responses where type = 'giver_tv' and object_id = any(${ids}::int[]) limit 1`,
  );
  const name = episodes.find(({ id }) => id === used?.object_id)?.name;
  if (name === undefined) return;
  const msg = traitsSay[language].videoAnswered(name);
  throw new Refusal("conflict", msg, { errors: [{ msg, path: "videos" }] });
}

/** Refuses other questions once a class has answered the trait's, or those under one of its episodes. */
async function keepAnswered(db: Db, traitId: number, language: Language): Promise<void> {
  const used = await first(
    db,
    sql`select id from responses where type = 'trait' and object_id = ${traitId}
      union all select r.id from responses r join trait_videos v on v.id = r.object_id
        where r.type = 'giver_tv' and v.trait_id = ${traitId} limit 1`,
  );
  if (!used) return;
  const msg = traitsSay[language].answered;
  throw new Refusal("conflict", msg, { errors: [{ msg, path: "questions" }] });
}

export const trait = defineEntity(traits, {
  table: "traits",
  from: sql`traits t left join levels l on l.id = t.level_id`,
  columns: ({ today, caller }) => ({
    ...stored,
    ...plain("title", "start", "end", "trait_opening_url", "banner_url", "description", "questions"),
    name: sql`t.title`,
    level: refer("l"),
    videos: episodesOf,
    state: stateOn(today),
    captions: captionState(sql`t.trait_opening_url`),
    response_count: responseCount(sql`'trait'`, caller),
  }),
  filters: {
    levels: (ids) => anyOf(sql`t.level_id`, ids),
    state: (states: DatedState[], { today }) => anyOf(stateOn(today), states, "text"),
    captions: (states: CaptionState[]) => anyOf(captionState(sql`t.trait_opening_url`), states, "text"),
    from: (date) => sql`t."end" >= ${date}::date`,
    to: (date) => sql`t.start <= ${date}::date`,
  },
  search: [sql`t.title`],
  sorts: { name: sql`t.title` },
  scope: () => always,
  usedBy: [
    {
      what: "traitResponse",
      pairs: sql`select object_id as used, id from responses where type = 'trait'
        union all select v.trait_id, r.id from responses r join trait_videos v on v.id = r.object_id
          where r.type = 'giver_tv'`,
    },
  ],
  parts: { videos: episodesOf },
  async check(db, draft, context, current) {
    checkOrder(draft, current, context);
    checkEpisodes(draft.videos ?? [], current?.videos ?? [], context.language);
    if (draft.videos) {
      const kept = draft.videos.map(({ id }) => id);
      const gone = (current?.videos ?? []).filter(({ id }) => !kept.includes(id));
      await refuseAnswered(db, gone, context.language);
    }
    await checkMedium(db, "image", "banner_url", draft.banner_url, context);
    await checkMedium(db, "video", "trait_opening_url", draft.trait_opening_url, context);
    for (const [index, { trait_opening_url }] of (draft.videos ?? []).entries())
      await checkMedium(db, "video", `videos.${index}.trait_opening_url`, trait_opening_url, context);
    if (!draft.questions) return;
    draft.questions = settleQuestions(draft.questions);
    if (current && !isDeepStrictEqual(current.questions, draft.questions))
      await keepAnswered(db, current.id, context.language);
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
  route(traitEndpoints.removeVideo, async ({ db, params, context, language, services }) => {
    const episodes = services.entities.get("giverTv");
    if (!episodes) throw new Error("The GiverTV entity is not registered");
    const episode = await lockRow(db, episodes, params.id, undefined, context);
    await removeRows(db, episodes, [episode], context, services.entities);
    return { message: traitsSay[language].videoDeleted };
  }),
];

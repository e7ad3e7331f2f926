import { filmsOfTraits } from "../content/giverTv.ts";
import { allTraits, type TraitContent } from "../content/traits.ts";
import type { DemoMedia } from "../shared/demoMedia.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";
import { preparedAt } from "./fillSessions.ts";

/** Adds a trait with videos for each session; returns the ids in order. */
export async function fillTraits({ tx, calendar }: DemoRun, media: DemoMedia): Promise<number[]> {
  const rows = calendar.sessions.map((session) => {
    const { title, description, questions } = allTraits[session.place] as TraitContent;
    const opening = filmsOfTraits[title]?.opening;
    return {
      title,
      description,
      questions,
      banner_url: media.addressOf(`trait-${title.toLowerCase()}.webp`),
      trait_opening_url: opening ? media.addressOf(`${opening}.webm`) : null,
      start: session.start,
      end: session.end,
      ...madeAt(preparedAt(session, calendar.today)),
    };
  });
  const traits = await insertRows(tx, "traits", rows);
  const episodes = traits.flatMap(({ id, title, created_at }) =>
    (filmsOfTraits[title]?.episodes ?? []).map(([name, film], position) => ({
      trait_id: id,
      name,
      trait_opening_url: media.addressOf(`${film}.webm`),
      position,
      ...madeAt(created_at),
    })),
  );
  await insertRows(tx, "trait_videos", episodes);
  return traits.map(({ id }) => id);
}

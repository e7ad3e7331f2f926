import type { DemoMedia } from "../shared/demoMedia.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";
import { preparedAt } from "./fillSessions.ts";
import { traitContents } from "./traitContents.ts";

/** Adds a trait with videos for each session; returns the ids in order. */
export async function fillTraits({ tx, calendar }: DemoRun, media: DemoMedia): Promise<number[]> {
  const planned = calendar.sessions.flatMap((session) => {
    const content = traitContents[session.place];
    return content ? [{ session, content, made: madeAt(preparedAt(session, calendar.today)) }] : [];
  });
  const traits = await insertRows(
    tx,
    "traits",
    planned.map(({ session: { start, end }, content: { title, description, questions, opening }, made }) => ({
      title,
      description,
      questions,
      banner_url: media.addressOf(`trait-${title.toLowerCase()}.webp`),
      trait_opening_url: media.addressOf(`${opening}.webm`),
      start,
      end,
      ...made,
    })),
  );
  const episodes = planned.flatMap(({ content, made }, index) =>
    content.episodes.map(({ name, film }, position) => ({
      trait_id: traits[index]?.id,
      name,
      trait_opening_url: media.addressOf(`${film}.webm`),
      position,
      ...made,
    })),
  );
  await insertRows(tx, "trait_videos", episodes);
  return traits.map(({ id }) => id);
}

import { answeredTypes } from "@kindling/contract";
import type { DemoRun } from "../../shared/demoRun.ts";
import { insertRows, madeAt } from "../../shared/insertRows.ts";
import type { ActivityRefs } from "../activityRow.ts";
import { addActivities } from "../fillActivities.ts";
import { addQuizzes } from "../fillQuizzes.ts";
import { preparedAt } from "../fillSessions.ts";
import type { PlannedItem } from "../planItems.ts";
import { placeOf } from "../planItems.ts";
import { bandContents } from "./bandContents.ts";
import { planBand } from "./planBand.ts";

/** Tells an item of a band from the others by its type and ID. */
export type IsOfBand = (item: { readonly type: string; readonly id: number }) => boolean;

/** The item itself on the dates that were planned for it with its kind and trait. */
const withContent = <C>({ content, ...dates }: PlannedItem<{ readonly content: C }>): PlannedItem<C> => ({
  ...dates,
  content: content.content,
});

/** Adds what each band of grades has of its own: activities, quizzes, and traits with their episodes. */
export async function fillBands(run: DemoRun, refs: ActivityRefs): Promise<IsOfBand> {
  const planned = bandContents.flatMap(({ level, activities }) => planBand(activities, level, run.calendar));
  const activities = await addActivities(
    run,
    refs,
    planned.map((item) => ({ ...withContent(item), kind: item.content.kind })),
  );
  const quizzes = await addQuizzes(
    run,
    refs,
    bandContents.flatMap(({ level, quizzes: contents }) => {
      const dated = contents.map(
        (content) => ({ kind: "quiz", trait: content.trait, content, nth: 0, of: 1 }) as const,
      );
      return planBand(dated, level, run.calendar).map(withContent);
    }),
  );
  const { traits, episodes } = await fillBandTraits(run, refs);
  const keyOf = (type: string, id: number) => `${type}/${id}`;
  const keys = new Set([
    ...activities.map(({ kind, id }) => keyOf(answeredTypes[kind].key, id)),
    ...quizzes.map(({ id }) => keyOf(answeredTypes.quiz.key, id)),
    ...traits.map(({ id }) => keyOf(answeredTypes.trait.key, id)),
    ...episodes.map(({ id }) => keyOf(answeredTypes.giverTv.key, id)),
  ]);
  return ({ type, id }) => keys.has(keyOf(type, id));
}

async function fillBandTraits({ tx, calendar }: DemoRun, { media, levelIds }: ActivityRefs) {
  const planned = bandContents.flatMap(({ level, traits }) =>
    traits.flatMap((content) => {
      const session = calendar.sessions[placeOf(content.of)];
      return session ? [{ level, content, session, made: madeAt(preparedAt(session, calendar.today)) }] : [];
    }),
  );
  const traits = await insertRows(
    tx,
    "traits",
    planned.map(({ level, session: { start, end }, content: { of, opening, ...content }, made }) => ({
      title: content.title,
      description: content.description,
      questions: content.questions,
      banner_url: media.addressOf(`trait-${of.toLowerCase()}.webp`),
      trait_opening_url: media.addressOf(`${opening}.webm`),
      level_id: levelIds.get(level),
      start,
      end,
      ...made,
    })),
  );
  const episodes = await insertRows(
    tx,
    "trait_videos",
    planned.flatMap(({ content, made }, index) =>
      content.episodes.map(({ name, film }, position) => ({
        trait_id: traits[index]?.id,
        name,
        trait_opening_url: media.addressOf(`${film}.webm`),
        position,
        ...made,
      })),
    ),
  );
  return { traits, episodes };
}

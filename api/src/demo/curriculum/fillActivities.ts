import { type ActivityKind, defaultQuestions, type Question } from "@kindling/contract";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows } from "../shared/insertRows.ts";
import { type ActivityContent, activityContents } from "./activityContents.ts";
import { type ActivityRefs, activityRow } from "./activityRow.ts";
import { illustrated } from "./illustrate.ts";
import { type PlannedItem, planItems } from "./planItems.ts";

/** An activity of the demo program that classes may have answered. */
export interface DemoActivity extends PlannedItem<ActivityContent> {
  readonly id: number;
  readonly kind: ActivityKind;
  readonly questions: readonly Question[];
}

/** The questions of an activity: those every one of its kind has, with its own before the reflection. */
function questionsOf(kind: ActivityKind, { asks }: ActivityContent): Question[] {
  const questions = defaultQuestions(kind, "en");
  return asks ? questions.toSpliced(-1, 0, asks) : questions;
}

/** An activity put on the calendar, with its kind. */
export interface PlannedActivity extends PlannedItem<ActivityContent> {
  readonly kind: ActivityKind;
}

/** Adds what the classes of both school years do, of all the kinds that differ in their details alone. */
export function fillActivities(run: DemoRun, refs: ActivityRefs): Promise<DemoActivity[]> {
  const planned = Object.entries(activityContents).flatMap(([kind, contents]) =>
    planItems<ActivityContent>(contents, run.calendar).map((item) => ({
      ...item,
      kind: kind as ActivityKind,
    })),
  );
  return addActivities(run, refs, planned);
}

/** Adds planned activities; returns them with their IDs, in the same order. */
export async function addActivities(
  run: DemoRun,
  refs: ActivityRefs,
  planned: readonly PlannedActivity[],
): Promise<DemoActivity[]> {
  const rows = await insertRows(
    run.tx,
    "activities",
    planned.map((item) => {
      const questions = questionsOf(item.kind, item.content);
      const { picture } = item.content;
      const image = picture ? { image_url: refs.media.addressOf(`${picture}.webp`) } : {};
      const details = illustrated(
        item.kind,
        { title: item.content.title, place: item.place },
        { ...item.content.details, ...image },
      );
      return activityRow(item.kind, item, { questions, details }, refs, run);
    }),
  );
  return rows.map(({ id, questions }, index) => ({ ...(planned[index] as PlannedActivity), id, questions }));
}

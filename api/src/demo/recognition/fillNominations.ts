import { activities, defaultQuestions, type Question } from "@kindling/contract";
import { z } from "zod";
import { itemFields } from "../curriculum/activityContents.ts";
import { type ActivityRefs, activityRow } from "../curriculum/activityRow.ts";
import { type PlannedItem, planItems } from "../curriculum/planItems.ts";
import { question } from "../shared/contentFields.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows } from "../shared/insertRows.ts";
import { readContent } from "../shared/readContent.ts";

const nominationContent = z.strictObject({
  ...itemFields,
  /** How many a class may name. */
  max_per_class: activities.nomination.input.shape.max_per_class,
  /** What is asked about the student, after why they were chosen. */
  asks: question,
});

type NominationContent = z.output<typeof nominationContent>;

/** The forms of both years, one per trait. */
const nominationContents = readContent("recognition/nominations.yaml", z.array(nominationContent));

/** A nomination form of the demo program that classes may have answered. */
export interface DemoNomination extends PlannedItem<NominationContent> {
  readonly id: number;
  readonly questions: readonly Question[];
}

/** Adds a nomination form for each session's trait, open to everyone while its session lasts. */
export async function fillNominations(run: DemoRun, refs: ActivityRefs): Promise<DemoNomination[]> {
  const planned = planItems(nominationContents, run.calendar).map((item) => ({
    ...item,
    questions: [...defaultQuestions("nomination", "en"), item.content.asks],
  }));
  const rows = await insertRows(
    run.tx,
    "activities",
    planned.map(({ questions, ...item }) => ({
      ...activityRow("nomination", item, { questions, details: {} }, refs, run),
      max_per_class: item.content.max_per_class,
    })),
  );
  return rows.map(({ id }, index) => ({ ...(planned[index] as (typeof planned)[number]), id }));
}

import { activities, activityTypes, breathing } from "@kindling/contract";
import { z } from "zod";
import { paragraph, question } from "../shared/contentFields.ts";
import { readContent } from "../shared/readContent.ts";
import { levelName, standard } from "./programContents.ts";

/** A paragraph that is read aloud, and what the teacher does meanwhile. */
const spoken = z.union([
  paragraph.transform((say) => ({ say, note: "" })),
  z.strictObject({ say: paragraph, note: paragraph }),
]);

/** A mindful opening as a teacher reads it aloud, written once and put on the calendar as often as wanted. */
const mindfulScript = z.strictObject({
  title: activities.mindfulOpen.input.shape.title,
  /** The level it speaks to; without one it is for every age. */
  level: levelName.optional(),
  standards: z.array(standard).min(1).max(2),
  /** How everybody gets ready, shown before the script. */
  ready: paragraph.optional(),
  /** What the teacher needs beforehand. */
  instructions: paragraph.optional(),
  /** One paragraph for each page that the class sees, with a note for the teacher if one is needed. */
  script: z.array(spoken).min(1),
  breathing: breathing.strict().optional(),
  /** The quiet at the end, in seconds. */
  quiet: activityTypes.mindfulOpen.details.input.unwrap().shape.duration_seconds,
  /** A question of its own, asked before the reflection. */
  asks: question.optional(),
  /** What classes said they will remember. */
  remembered: z.array(paragraph).min(1),
});

export type MindfulScript = z.output<typeof mindfulScript>;

const read = (name: string) => readContent(`curriculum/mindful-opens/${name}.yaml`, z.array(mindfulScript));

/** The openings for every age, in the order in which sessions take them up. */
export const scriptsForAll = ["heart", "listening", "body", "breath"].flatMap(read);

/** The openings that speak to one level each. */
export const scriptsByLevel = ["young-children", "older-children", "teenagers"].flatMap(read);

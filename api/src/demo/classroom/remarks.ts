import { answeredTypeKeys } from "@kindling/contract";
import { z } from "zod";
import { paragraph } from "../shared/contentFields.ts";
import { readContent } from "../shared/readContent.ts";

const texts = z.array(paragraph).min(1);

/** What instructors write about an opening: an observation, sometimes with an addition. */
export const { observations, additions } = readContent(
  "classroom/reflections.yaml",
  z.strictObject({ observations: texts, additions: texts }),
);

/** What instructors write about an activity, by its type. */
export const remarks = new Map<string, string[]>(
  Object.entries(readContent("classroom/remarks.yaml", z.partialRecord(z.enum(answeredTypeKeys), texts))),
);

/** What classes answer in one line, by the question's ID or as `any`. */
export const shortAnswers = readContent(
  "classroom/short-answers.yaml",
  z.record(z.string(), texts).and(z.object({ any: texts })),
);

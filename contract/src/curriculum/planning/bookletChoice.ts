import { z } from "zod";
import { grades } from "../../core/grades.ts";
import { dateFilter, idFilter, wordsFilter } from "../../core/page.ts";
import { type ActivityKind, activityKinds } from "../activities/answeredTypes.ts";

export type BookletKind = "trait" | ActivityKind;

/** In the specification's order. */
export const bookletKinds: [BookletKind, ...BookletKind[]] = ["trait", ...activityKinds];

export const bookletChoice = {
  grade: z.enum(grades),
  program_id: idFilter(),
  session_id: idFilter(),
  from: dateFilter(),
  to: dateFilter(),
  types: wordsFilter(bookletKinds),
};

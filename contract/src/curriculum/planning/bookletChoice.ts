import { z } from "zod";
import { grades } from "../../core/grades.ts";
import { dateFilter, idFilter, wordsFilter } from "../../core/page.ts";
import { type ActivityTypeName, activityTypes } from "../activities/activityTypes.ts";

export type BookletKind = "trait" | ActivityTypeName;

/** In the specification's order. */
export const bookletKinds: [BookletKind, ...BookletKind[]] = [
  "trait",
  ...(Object.keys(activityTypes) as ActivityTypeName[]),
];

export const bookletChoice = {
  grade: z.enum(grades),
  program_id: idFilter(),
  session_id: idFilter(),
  from: dateFilter(),
  to: dateFilter(),
  types: wordsFilter(bookletKinds),
};

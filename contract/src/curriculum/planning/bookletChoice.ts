import { z } from "zod";
import { grades } from "../../core/grades.ts";
import { dateFilter, idFilter, wordsFilter } from "../../core/page.ts";
import { type ActivityTypeName, activityTypes } from "../activities/activityTypes.ts";

/** What a booklet can hold: traits and every kind of activity. */
export type BookletKind = "trait" | ActivityTypeName;

/** The kinds, in the specification's order. */
export const bookletKinds: [BookletKind, ...BookletKind[]] = [
  "trait",
  ...(Object.keys(activityTypes) as ActivityTypeName[]),
];

/** What narrows a booklet. */
export const bookletChoice = {
  grade: z.enum(grades),
  program_id: idFilter(),
  session_id: idFilter(),
  from: dateFilter(),
  to: dateFilter(),
  types: wordsFilter(bookletKinds),
};

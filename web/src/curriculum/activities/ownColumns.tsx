import type { resourceEndpoints } from "@kindling/contract";
import { type Column, cellColumn, numberColumn, spare } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { ActivityRow } from "./activityCalls.ts";
import { NominationAudience, type NominationRow } from "./NominationAudience.tsx";

type QuizRow = RowOf<typeof resourceEndpoints.quiz.list>;

const quiz = [cellColumn("quiz_questions", (row: QuizRow) => row.quiz_questions.length || null, 125)];
const nomination = [
  cellColumn("users", (row: NominationRow) => <NominationAudience row={row} />, 150),
  spare(numberColumn("max_per_class", 140)),
];

/** The columns that a kind of activity has beside those of all. */
export const ownColumns: Readonly<Record<string, readonly Column<ActivityRow>[] | undefined>> = {
  quiz: quiz as unknown as readonly Column<ActivityRow>[],
  nomination: nomination as unknown as readonly Column<ActivityRow>[],
};

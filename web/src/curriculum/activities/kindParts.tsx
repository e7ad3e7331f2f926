import type { ActivityKind } from "@kindling/contract";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Values } from "../../ui/form/formValues.ts";
import { type Column, cellColumn, numberColumn, spare } from "../../ui/list/columns.tsx";
import { QuizQuestionsField } from "../quiz-editing/QuizQuestionsField.tsx";
import type { ActivityRow } from "./activityCalls.ts";
import { FamilyConnectionDetails } from "./details/FamilyConnectionDetails.tsx";
import { KinestheticDetails } from "./details/KinestheticDetails.tsx";
import { LessonPlanDetails } from "./details/LessonPlanDetails.tsx";
import { MindfulCloseDetails, MindfulDetails } from "./details/MindfulDetails.tsx";
import { NominationDetails } from "./details/NominationDetails.tsx";
import { PeerConnectionDetails } from "./details/PeerConnectionDetails.tsx";
import { PlayActivityDetails } from "./details/PlayActivityDetails.tsx";
import { ProjectBasedDetails } from "./details/ProjectBasedDetails.tsx";
import { PuzzleDetails } from "./details/PuzzleDetails.tsx";
import { freshPuzzle } from "./details/puzzle/freshPuzzle.ts";

interface KindParts {
  /** The form's fields for what only this kind has. */
  readonly Fields: ComponentType;
  /** What a new item starts with, if not with nothing. */
  readonly fresh?: Values;
  /** The columns that its list has beside those of all kinds. */
  readonly columns?: readonly Column<ActivityRow>[];
}

/** What each kind of activity adds to the list and the form that all share. */
export const kindParts: Readonly<Record<ActivityKind, KindParts>> = {
  mindfulOpen: { Fields: MindfulDetails },
  mindfulClose: { Fields: MindfulCloseDetails },
  nomination: {
    Fields: NominationDetails,
    fresh: { max_per_class: 1 },
    columns: [
      cellColumn("users", (row: ActivityRow) => <NominationAudience row={row} />, 150),
      spare(numberColumn("max_per_class", 140)),
    ],
  },
  puzzle: { Fields: PuzzleDetails, fresh: { details: freshPuzzle } },
  kinesthetic: { Fields: KinestheticDetails },
  projectBased: { Fields: ProjectBasedDetails },
  peerConnection: { Fields: PeerConnectionDetails },
  familyConnection: { Fields: FamilyConnectionDetails },
  playActivity: { Fields: PlayActivityDetails },
  lessonPlan: { Fields: LessonPlanDetails },
  quiz: {
    Fields: QuizQuestionsField,
    columns: [cellColumn("quiz_questions", (row: ActivityRow) => row.quiz_questions?.length || null, 125)],
  },
};

function NominationAudience({ row }: { readonly row: ActivityRow }) {
  const { t } = useTranslation("quizzes");
  const named = [row.districts, row.providers, row.schools, row.users].flatMap((each) => each ?? []);
  if (named.length === 0) return t("nomination.everybody");
  return named.map(({ name }) => name).join(", ");
}

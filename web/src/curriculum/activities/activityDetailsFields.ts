import type { ActivityKind } from "@kindling/contract";
import type { ComponentType } from "react";
import type { Values } from "../../ui/form/formValues.ts";
import { QuizQuestionsField } from "../quiz-editing/QuizQuestionsField.tsx";
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

interface TypeFields {
  /** What a new item starts with beside them, in the fields of its own. */
  readonly own?: Values;
  /** What the details of a new item start with. */
  readonly fresh: Values;
  /** The fields of the type, in the form around them. */
  readonly Fields?: ComponentType;
}

/** What each kind of activity adds to the form that all share. */
export const activityDetailsFields: Readonly<Record<ActivityKind, TypeFields>> = {
  mindfulOpen: { fresh: {}, Fields: MindfulDetails },
  mindfulClose: { fresh: {}, Fields: MindfulCloseDetails },
  nomination: { fresh: {}, own: { max_per_class: 1 }, Fields: NominationDetails },
  puzzle: { fresh: freshPuzzle, Fields: PuzzleDetails },
  kinesthetic: { fresh: {}, Fields: KinestheticDetails },
  projectBased: { fresh: {}, Fields: ProjectBasedDetails },
  peerConnection: { fresh: {}, Fields: PeerConnectionDetails },
  familyConnection: { fresh: {}, Fields: FamilyConnectionDetails },
  playActivity: { fresh: {}, Fields: PlayActivityDetails },
  lessonPlan: { fresh: {}, Fields: LessonPlanDetails },
  quiz: { fresh: {}, Fields: QuizQuestionsField },
};

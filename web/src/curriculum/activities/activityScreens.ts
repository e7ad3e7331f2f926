import {
  type ActivityKind,
  familyConnection,
  familyConnectionEndpoints,
  kinesthetic,
  kinestheticEndpoints,
  lessonPlan,
  lessonPlanEndpoints,
  mindfulClose,
  mindfulCloseEndpoints,
  mindfulOpen,
  mindfulOpenEndpoints,
  nomination,
  nominationEndpoints,
  peerConnection,
  peerConnectionEndpoints,
  playActivity,
  playActivityEndpoints,
  projectBased,
  projectBasedEndpoints,
  puzzle,
  puzzleEndpoints,
  quiz,
  quizEndpoints,
} from "@kindling/contract";
import type { ActivityScreen } from "./activityCalls.ts";
import { activityPaths } from "./activityPaths.ts";

/** What the screens of each kind of activity are made from. */
export const activityScreens: Readonly<Record<ActivityKind, ActivityScreen>> = {
  mindfulOpen: { resource: mindfulOpen, calls: mindfulOpenEndpoints, path: activityPaths.mindfulOpen },
  mindfulClose: { resource: mindfulClose, calls: mindfulCloseEndpoints, path: activityPaths.mindfulClose },
  nomination: { resource: nomination, calls: nominationEndpoints, path: activityPaths.nomination },
  puzzle: { resource: puzzle, calls: puzzleEndpoints, path: activityPaths.puzzle },
  kinesthetic: { resource: kinesthetic, calls: kinestheticEndpoints, path: activityPaths.kinesthetic },
  projectBased: { resource: projectBased, calls: projectBasedEndpoints, path: activityPaths.projectBased },
  peerConnection: {
    resource: peerConnection,
    calls: peerConnectionEndpoints,
    path: activityPaths.peerConnection,
  },
  familyConnection: {
    resource: familyConnection,
    calls: familyConnectionEndpoints,
    path: activityPaths.familyConnection,
  },
  playActivity: { resource: playActivity, calls: playActivityEndpoints, path: activityPaths.playActivity },
  lessonPlan: { resource: lessonPlan, calls: lessonPlanEndpoints, path: activityPaths.lessonPlan },
  quiz: { resource: quiz, calls: quizEndpoints, path: activityPaths.quiz },
};

import type { ActivityTypeName } from "@kindling/contract";

/** The path of each type's list; previews and responses are below it. */
export const activityPaths = {
  mindfulOpen: "/mindfulness-open-forms",
  mindfulClose: "/mindfulness-close-forms",
  nomination: "/nomination-forms",
  puzzle: "/puzzle-form",
  kinesthetic: "/kinesthetic",
  projectBased: "/pbl-activities",
  peerConnection: "/peer-connections-activities",
  familyConnection: "/family-connections-activities",
  playActivity: "/play-activity",
  lessonPlan: "/lesson-activities",
  quiz: "/quiz",
} as const satisfies Record<ActivityTypeName, string>;

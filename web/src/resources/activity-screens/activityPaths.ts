import type { ActivityTypeName } from "@kindling/contract";

/** Where the list of each type stands; its previews and responses stand below. */
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

import type { ActivityTypeName } from "@kindling/contract";
import type { Area } from "./AreaIcon.tsx";

/** The area of the curriculum that each type of activity belongs to: its colour and its drawing. */
export const activityAreas = {
  mindfulOpen: "mindful",
  mindfulClose: "mindful",
  nomination: "nomination",
  puzzle: "puzzle",
  kinesthetic: "movement",
  projectBased: "project",
  peerConnection: "connection",
  familyConnection: "connection",
  playActivity: "play",
  lessonPlan: "lesson",
  quiz: "quiz",
} as const satisfies Record<ActivityTypeName, Area>;

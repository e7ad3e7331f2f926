import { type ActivityTypeName, activityTypes } from "@kindling/contract";
import type { Area } from "./AreaIcon.tsx";

/** The area of the curriculum that each type of activity belongs to: its color and its drawing. */
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

const byKey = new Map<string, Area>(
  (Object.keys(activityTypes) as ActivityTypeName[]).map((name) => [
    activityTypes[name].key,
    activityAreas[name],
  ]),
);

/** The area of what goes by a type's key; what is no activity belongs to its trait. */
export function areaOfKey(key: string): Area {
  return byKey.get(key) ?? "trait";
}

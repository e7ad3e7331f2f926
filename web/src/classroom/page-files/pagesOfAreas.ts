import type { pageCategories } from "@kindling/contract";
import type { ClassroomPage } from "../classroomAreas.ts";

/** A page that files are kept for, as the wire has it. */
export type PageCategory = (typeof pageCategories)[number];

/** Which files belong to an area of the classroom; nominations have none of their own. */
export const pagesOfAreas: Readonly<Record<ClassroomPage, readonly PageCategory[]>> = {
  kindnessOpening: ["MINDFULNESS OPEN"],
  trait: ["CHARACTER TRAITS"],
  giverTv: ["CHARACTER TRAITS"],
  lessonActivity: ["LESSON PLAN ACTIVITY"],
  playActivity: ["PLAY ACTIVITY"],
  kinesthetic: ["KINESTHETIC ACTIVITY"],
  puzzles: ["PUZZLES"],
  quizzes: ["QUIZZES"],
  pblActivity: ["PROJECT-BASED LEARNING"],
  peerConnection: ["PEER-TO-PEER"],
  familyConnection: ["FAMILY CONNECTION"],
  nominations: [],
};

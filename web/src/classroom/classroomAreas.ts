import {
  type ActivityKind,
  activityTypes,
  type ClassroomItem,
  kindOfKey,
  traitKinds,
} from "@kindling/contract";
import type { Area } from "../curriculum/areas/AreaIcon.tsx";
import { areaOfKey } from "../curriculum/areas/areaOfKey.ts";

const { mindfulOpen, mindfulClose, puzzle, kinesthetic, projectBased } = activityTypes;
const { peerConnection, familyConnection, playActivity, lessonPlan, quiz, nomination } = activityTypes;

/** The part of the classroom that some types of content belong to: a page of its own, a color and a drawing. */
export interface ClassroomArea {
  /** What its texts go by, under `areas`. */
  readonly page: ClassroomPage;
  /** Its color and drawing. */
  readonly name: Area;
  /** The page that lists it; with an item's id behind it, where the item is done. */
  readonly path: string;
  /** The types of what is done in it; within one area an id means one item. */
  readonly types: readonly string[];
  /** Whether it is run in class mode; what isn't has a page of its own. */
  readonly onStage: boolean;
}

export type ClassroomPage = keyof typeof pages;

const pages = {
  kindnessOpening: ["mindful", "kindnessopening", [mindfulOpen.key, mindfulClose.key]],
  trait: ["trait", "trait", [traitKinds.trait.key]],
  giverTv: ["trait", "givertv", [traitKinds.giverTv.key]],
  lessonActivity: ["lesson", "lesson-activity", [lessonPlan.key]],
  playActivity: ["play", "play-activity", [playActivity.key]],
  kinesthetic: ["movement", "kinesthetic", [kinesthetic.key]],
  puzzles: ["puzzle", "puzzles", [puzzle.key]],
  quizzes: ["quiz", "quizzes", [quiz.key]],
  pblActivity: ["project", "pbl-activity", [projectBased.key]],
  peerConnection: ["connection", "peer-connection", [peerConnection.key]],
  familyConnection: ["connection", "family-connection", [familyConnection.key]],
  nominations: ["nomination", "nominations", [nomination.key]],
} as const satisfies Record<string, readonly [Area, string, readonly string[]]>;

/** All areas, in the order in which a day goes through them. */
export const classroomAreas: readonly ClassroomArea[] = Object.entries(pages).map(
  ([page, [name, path, types]]) => ({
    page: page as ClassroomPage,
    name,
    path: `/instructor/home/${path}`,
    types,
    onStage: page !== "nominations",
  }),
);

/** Where two areas are listed together, as the specification has them. */
export const jointPages = {
  peerFamilyConnection: {
    path: "/instructor/home/peer-family-connection",
    pages: ["peerConnection", "familyConnection"],
  },
  playLessonActivity: {
    path: "/instructor/home/play-lesson-activity",
    pages: ["playActivity", "lessonActivity"],
  },
} as const satisfies Record<string, { path: string; pages: readonly ClassroomPage[] }>;

const byType = new Map(classroomAreas.flatMap((area) => area.types.map((type) => [type, area] as const)));

/** The name of an item's type; undefined for what is no activity, such as a trait. */
export function typeNameOf({ type }: Pick<ClassroomItem, "type">): ActivityKind | undefined {
  return kindOfKey(type);
}

/** The area whose color and drawing an item has; what is no activity belongs to its trait. */
export function areaNameOf(item: Pick<ClassroomItem, "type">): Area {
  return areaOfKey(item.type);
}

/** The area an item belongs to. */
function areaOf({ type }: Pick<ClassroomItem, "type">): ClassroomArea | undefined {
  return byType.get(type);
}

/** Where an item is done with a class. */
export function itemPath(item: Pick<ClassroomItem, "type" | "id">): string | undefined {
  const area = areaOf(item);
  return area && `${area.path}/${item.id}`;
}

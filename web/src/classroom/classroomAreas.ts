import {
  type ActivityKind,
  type AnsweredKind,
  answeredTypes,
  type ClassroomItem,
  kindOfKey,
  type PageCategory,
} from "@kindling/contract";
import type { Area } from "../curriculum/areas/AreaIcon.tsx";
import { areaOfKey } from "../curriculum/areas/areaOfKey.ts";

/** The part of the classroom that some types of content belong to: a page of its own, a color and a drawing. */
export interface ClassroomArea {
  /** The area's key under `areas` in the texts. */
  readonly page: ClassroomPage;
  readonly name: Area;
  /** The page that lists it; with an item's id behind it, where the item is done. */
  readonly path: string;
  /** The pages whose files it shows. */
  readonly files: readonly PageCategory[];
  /** The types of what is done in it; within one area an id means one item. */
  readonly types: readonly string[];
  /** Whether it is run in class mode; what isn't has a page of its own. */
  readonly onStage: boolean;
}

const pageOf = <const Page extends string>(page: Page, name: string, ...files: PageCategory[]) => ({
  page,
  path: `/instructor/home/${name}`,
  files,
});

const opening = pageOf("kindnessOpening", "kindnessopening", "MINDFULNESS OPEN");

/** The page that lists each kind, in the order in which a day goes through them. */
const pages = {
  mindfulOpen: opening,
  mindfulClose: opening,
  trait: pageOf("trait", "trait", "CHARACTER TRAITS"),
  giverTv: pageOf("giverTv", "givertv", "CHARACTER TRAITS"),
  lessonPlan: pageOf("lessonActivity", "lesson-activity", "LESSON PLAN ACTIVITY"),
  playActivity: pageOf("playActivity", "play-activity", "PLAY ACTIVITY"),
  kinesthetic: pageOf("kinesthetic", "kinesthetic", "KINESTHETIC ACTIVITY"),
  puzzle: pageOf("puzzles", "puzzles", "PUZZLES"),
  quiz: pageOf("quizzes", "quizzes", "QUIZZES"),
  projectBased: pageOf("pblActivity", "pbl-activity", "PROJECT-BASED LEARNING"),
  peerConnection: pageOf("peerConnection", "peer-connection", "PEER-TO-PEER"),
  familyConnection: pageOf("familyConnection", "family-connection", "FAMILY CONNECTION"),
  nomination: pageOf("nominations", "nominations"),
} satisfies Record<AnsweredKind, object>;

export type ClassroomPage = (typeof pages)[keyof typeof pages]["page"];

const kinds = Object.keys(pages) as readonly AnsweredKind[];

/** All areas, in the order in which a day goes through them. */
export const classroomAreas: readonly ClassroomArea[] = [...new Set(Object.values(pages))].map((page) => {
  const listed = kinds.filter((kind) => pages[kind] === page).map((kind) => answeredTypes[kind]);
  return {
    ...page,
    name: listed[0]?.area ?? "trait",
    types: listed.map(({ key }) => key),
    onStage: page !== pages.nomination,
  };
});

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
export function areaOf({ type }: Pick<ClassroomItem, "type">): ClassroomArea | undefined {
  return byType.get(type);
}

/** Where an item is done with a class. */
export function itemPath(item: Pick<ClassroomItem, "type" | "id">): string | undefined {
  const area = areaOf(item);
  return area && `${area.path}/${item.id}`;
}

import { activityTypes, type ClassroomItem } from "@kindling/contract";
import type { Area } from "../resources/AreaIcon.tsx";

const home = "/instructor/home";

/** The areas that a class can enter, by the type of what is done in them; `path` is the page that lists it. */
const areas = {
  [activityTypes.mindfulOpen.key]: { name: "mindful", path: `${home}/kindnessopening` },
} as const satisfies Record<string, { name: Area; path: string }>;

/** Where one type of content belongs in the classroom. */
export type ClassroomArea = (typeof areas)[keyof typeof areas];

/** The area an item belongs to; undefined for a type that is not done in class mode. */
export function areaOf({ type }: Pick<ClassroomItem, "type">): ClassroomArea | undefined {
  return (areas as Readonly<Record<string, ClassroomArea>>)[type];
}

/** Where an item is run with a class; undefined for a type that is not. */
export function classModePath(item: Pick<ClassroomItem, "type" | "id">): string | undefined {
  const area = areaOf(item);
  return area && `${area.path}/${item.id}`;
}

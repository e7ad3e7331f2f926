import { type ActivityTypeName, activityTypes, type ClassroomItem } from "@kindling/contract";
import type { Area } from "../resources/AreaIcon.tsx";
import { activityAreas } from "../resources/activityAreas.ts";

const home = "/instructor/home";

/** The areas that a class can enter, by the type of what is done in them; `path` is the page that lists it. */
const areas = {
  [activityTypes.mindfulOpen.key]: { name: "mindful", path: `${home}/kindnessopening` },
} as const satisfies Record<string, { name: Area; path: string }>;

/** Where one type of content belongs in the classroom. */
export type ClassroomArea = (typeof areas)[keyof typeof areas];

const namesByKey = new Map<string, ActivityTypeName>(
  (Object.keys(activityTypes) as ActivityTypeName[]).map((name) => [activityTypes[name].key, name]),
);

/** The name of an item's type; undefined for what is no activity, such as a trait. */
export function typeNameOf({ type }: Pick<ClassroomItem, "type">): ActivityTypeName | undefined {
  return namesByKey.get(type);
}

/** The area whose colour and drawing an item has; what is no activity belongs to its trait. */
export function areaNameOf(item: Pick<ClassroomItem, "type">): Area {
  const name = typeNameOf(item);
  return name ? activityAreas[name] : "trait";
}

/** The area an item belongs to; undefined for a type that is not done in class mode. */
export function areaOf({ type }: Pick<ClassroomItem, "type">): ClassroomArea | undefined {
  return (areas as Readonly<Record<string, ClassroomArea>>)[type];
}

/** Where an item is run with a class; undefined for a type that is not. */
export function classModePath(item: Pick<ClassroomItem, "type" | "id">): string | undefined {
  const area = areaOf(item);
  return area && `${area.path}/${item.id}`;
}

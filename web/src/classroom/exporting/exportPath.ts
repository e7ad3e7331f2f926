import { type ClassroomItem, traitKinds } from "@kindling/contract";

const kinds: readonly string[] = Object.values(traitKinds).map(({ key }) => key);

/** Where an item is set for paper; a trait and an episode say what they are, since their ids may be an activity's too. */
export function exportPath({ id, type }: Pick<ClassroomItem, "id" | "type">): string {
  return `/instructor/home/export/${id}${kinds.includes(type) ? `?type=${type}` : ""}`;
}

/** Whether an item is meant by the id and the type of such an address. */
export function isExported(item: Pick<ClassroomItem, "id" | "type">, id: number, type: string | null) {
  return item.id === id && (type ? item.type === type : !kinds.includes(item.type));
}

import { type ClassroomItem, traitKinds } from "@kindling/contract";

/** Returns whose films an item shows: its own, and those of the episodes that are on with a trait. */
export function filmsOf(item: ClassroomItem, all: readonly ClassroomItem[]): ClassroomItem[] {
  const episodes = all.filter(
    ({ type, trait }) =>
      item.type === traitKinds.trait.key && type === traitKinds.giverTv.key && trait?.id === item.id,
  );
  return [item, ...episodes].filter(({ video_url }) => video_url);
}

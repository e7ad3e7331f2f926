import { type ClassroomItem, type ClassroomTrait, traitKinds } from "@kindling/contract";

/** A character trait as the stage shows it: its opening, what it is about, its episodes, and the questions. */
export function traitItem(trait: ClassroomTrait): ClassroomItem {
  const { id, title, start, end, questions, points, banner_url, videos } = trait;
  return {
    id,
    title,
    start,
    end,
    questions,
    points,
    type: "trait",
    trait: null,
    session_theme: null,
    standards: [],
    video_url: trait.trait_opening_url,
    family_page: null,
    attachment: null,
    instructions: trait.description,
    will_visit: false,
    details: { banner_url, videos },
    answered: false,
  };
}

/** A trait that is on for a class, with the episodes that are on with it; anything else as it is. */
export function withEpisodes(item: ClassroomItem, all: readonly ClassroomItem[]): ClassroomItem {
  if (item.type !== traitKinds.trait.key) return item;
  const videos = all.flatMap(({ id, type, trait, title: name, video_url: address }) =>
    type === traitKinds.giverTv.key && trait?.id === item.id && address
      ? [{ id, name, trait_opening_url: address }]
      : [],
  );
  return { ...item, details: { ...item.details, videos } };
}

import type { ClassroomItem, ClassroomTrait } from "@kindling/contract";

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
    attachment: null,
    instructions: trait.description,
    will_visit: false,
    details: { banner_url, videos },
    answered: false,
  };
}

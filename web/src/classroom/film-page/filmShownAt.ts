import type { ClassroomItem } from "@kindling/contract";
import { puzzleSteps } from "../steps/puzzleSteps.ts";
import { stepsOf } from "../steps/stepsOf.ts";
import { filmsOf } from "./filmsOf.ts";

/** Returns what the film of an item's step belongs to: the item, or the episode of a trait; undefined for other steps. */
export function filmShownAt(
  item: ClassroomItem,
  at: number,
  all: readonly ClassroomItem[],
): ClassroomItem | undefined {
  const step = stepsOf(item, puzzleSteps)[at];
  if (step?.kind === "video") return item;
  if (step?.kind !== "episode") return undefined;
  return filmsOf(item, all).find(
    (film) => film !== item && film.title === step.name && film.video_url === step.address,
  );
}

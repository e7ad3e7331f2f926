import type { StepRecording } from "@kindling/contract";
import { moveNotes } from "../activities/teacher-notes/moveNotes.ts";
import type { StageText } from "./stageTexts.ts";

/** Returns the recordings for changed texts: each stays with its text, and goes with one that is removed. */
export function moveRecordings(
  before: readonly StageText[],
  after: readonly StageText[],
  recordings: readonly StepRecording[],
): StepRecording[] {
  const parts = new Set(recordings.map(({ part }) => part));
  return [...parts].flatMap((part) => {
    const textsOf = (all: readonly StageText[]) =>
      all.flatMap((each) => (each.part === part ? each.text : []));
    const old = textsOf(before);
    const moved = moveNotes(
      old,
      textsOf(after),
      old.map((_, place) => String(place)),
    );
    return moved.flatMap((from, place) =>
      recordings
        .filter((each) => each.part === part && String(each.place) === from)
        .map((each) => ({ ...each, place })),
    );
  });
}

import type { ClassroomItem, Language, QuestionRecording, StepRecording } from "@kindling/contract";
import type { Step } from "../steps/stepsOf.ts";

/** Returns the part and place that a step is recorded under; null for steps that can't be. */
export function recordedAs(step: Step): { readonly part: string; readonly place: number } | null {
  switch (step.kind) {
    case "title":
      return { part: "title", place: 0 };
    case "text":
      return { part: step.part, place: step.page - 1 };
    case "materials":
      return { part: "materials", place: step.page - 1 };
    case "doing":
      return { part: "steps", place: step.place - 1 };
    default:
      return null;
  }
}

const listOf = <T>(value: unknown) => (Array.isArray(value) ? (value as readonly T[]) : []);

/** Returns what staff recorded of a step in a language; undefined where the device has to speak. */
export function recordingOf(
  { details }: ClassroomItem,
  step: Step | undefined,
  language: Language,
): QuestionRecording | undefined {
  if (!step) return undefined;
  if (step.kind === "quiz")
    return listOf<QuestionRecording>(step.card.recordings).find((each) => each.language === language);
  const as = recordedAs(step);
  return listOf<StepRecording>(details["recordings"]).find(
    (each) => each.part === as?.part && each.place === as.place && each.language === language,
  );
}

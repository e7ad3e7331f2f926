import { type ClassroomItem, isUploaded } from "@kindling/contract";
import type { Step } from "./stepsOf.ts";

const textOf = (value: unknown) => (typeof value === "string" && value ? value : null);

const entryOf = (value: unknown, place: number | undefined) =>
  Array.isArray(value) && place !== undefined ? textOf(value[place]) : null;

/** The kinds of steps that show an illustration beside their text; others have something else to look at. */
const shown: ReadonlySet<Step["kind"]> = new Set(["title", "text", "materials", "doing", "audio"]);

/**
 * Returns the illustration of a step: its own, else that of its item, else the uploaded banner of a trait; null for none
 * and for steps without room for one.
 */
export function illustrationOf({ details }: ClassroomItem, step: Step): string | null {
  if (!shown.has(step.kind)) return null;
  if (step.kind === "doing") {
    const own = entryOf(details["step_illustrations"], step.place - 1);
    if (own) return own;
  }
  if (step.kind === "text" && step.part === "script") {
    for (const { place } of step.blocks) {
      const own = entryOf(details["script_illustrations"], place);
      if (own) return own;
    }
  }
  const banner = textOf(details["banner_url"]);
  return textOf(details["illustration"]) ?? (banner && isUploaded(banner) ? banner : null);
}

import { answeredTypes, type ClassroomItem } from "@kindling/contract";
import { listPages, textsIn } from "../../curriculum/stage-text/listPages.ts";
import type { TextBlock } from "../../curriculum/stage-text/readBlocks.ts";
import { textPages } from "../../curriculum/stage-text/textPages.ts";

const textParts = [
  "instructions",
  "introduction",
  "script",
  "driving_question",
  "prompt",
  "rules",
  "closing_prompt",
] as const;

/** The fields of an item that a class reads as text. */
export type TextPart = (typeof textParts)[number];

/** Returns the steps from an item's `details`. */
export type DetailStep =
  | {
      readonly kind: "text";
      readonly part: TextPart;
      readonly blocks: readonly TextBlock[];
      readonly page: number;
      readonly pages: number;
    }
  | { readonly kind: "materials"; readonly entries: readonly string[]; readonly page: number }
  | { readonly kind: "doing"; readonly text: string; readonly place: number; readonly total: number }
  | { readonly kind: "letter"; readonly letter: Readonly<Record<string, string>> }
  | { readonly kind: "timer"; readonly seconds: number };

export function textSteps(part: TextPart, text: unknown): DetailStep[] {
  if (typeof text !== "string") return [];
  const pages = textPages(text);
  return pages.map((blocks, index) => ({ kind: "text", part, blocks, page: index + 1, pages: pages.length }));
}

export function preparingSteps({ details }: ClassroomItem): DetailStep[] {
  return [
    ...textSteps("driving_question", details["driving_question"]),
    ...textSteps("prompt", details["prompt"]),
    ...listPages(details["materials"]).map(
      (entries, index): DetailStep => ({ kind: "materials", entries, page: index + 1 }),
    ),
  ];
}

const timed: readonly string[] = [answeredTypes.kinesthetic.key, answeredTypes.playActivity.key];

export function doingSteps({ type, details }: ClassroomItem): DetailStep[] {
  const steps = textsIn(details["steps"]);
  const minutes = details["duration_minutes"];
  return [
    ...steps.map(
      (text, index): DetailStep => ({ kind: "doing", text, place: index + 1, total: steps.length }),
    ),
    ...textSteps("rules", details["rules"]),
    ...(timed.includes(type) && typeof minutes === "number" && minutes > 0
      ? [{ kind: "timer", seconds: minutes * 60 } as const]
      : []),
  ];
}

export function closingSteps({ details }: ClassroomItem): DetailStep[] {
  const letter = Object.entries(details["letter"] ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
  );
  return [
    ...textSteps("closing_prompt", details["closing_prompt"]),
    ...(letter.length > 0 ? [{ kind: "letter", letter: Object.fromEntries(letter) } as const] : []),
  ];
}

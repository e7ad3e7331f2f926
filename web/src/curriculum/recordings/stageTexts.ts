import type { QuizCard } from "@kindling/contract";
import { listPages, textsIn } from "../stage-text/listPages.ts";
import { textPages } from "../stage-text/textPages.ts";

/** What a class reads on one step of the stage, by its part and its place, from 0, among the steps of that. */
export interface StageText {
  readonly part: string;
  readonly place: number;
  readonly text: string;
}

type Details = Readonly<Record<string, unknown>>;

const placed = (part: string, texts: readonly string[]): StageText[] =>
  texts.map((text, place) => ({ part, place, text }));

/** Returns the texts of an activity that can be recorded, in the order and with the division of the stage. */
export function stageTexts(title: unknown, details: Details): StageText[] {
  const prose = (...parts: readonly string[]) =>
    parts.flatMap((part) => {
      const text = details[part];
      const pages = typeof text === "string" ? textPages(text) : [];
      return placed(
        part,
        pages.map((blocks) => blocks.map((block) => block.text).join(" ")),
      );
    });
  return [
    ...(typeof title === "string" && title ? placed("title", [title]) : []),
    ...prose("introduction", "script", "driving_question", "prompt"),
    ...placed(
      "materials",
      listPages(details["materials"]).map((entries) => entries.join(", ")),
    ),
    ...placed("steps", textsIn(details["steps"])),
    ...prose("rules", "closing_prompt"),
  ];
}

/** Returns what is read of a quiz question: the question, then its answers. */
export const questionText = ({ question, answers }: Pick<QuizCard, "question" | "answers">) =>
  [question, ...answers.map(({ text, graphic_name }) => text ?? graphic_name ?? "")].join("\n");

/** Returns a short sign of a text that changes with it; not secure. */
export function textHash(text: string): string {
  let [one, other] = [0x811c9dc5, 0xdeadbeef];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x9e3779b1) ^ (other >>> 15);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

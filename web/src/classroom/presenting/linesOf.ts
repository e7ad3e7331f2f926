import type { ClassroomItem } from "@kindling/contract";
import type { TFunction } from "i18next";
import { clockText } from "../../curriculum/clockText.ts";
import type { Step } from "../steps/stepsOf.ts";

export type PresenterWords = TFunction<["presenter", "classroom"]>;

/** Returns what a step is called. */
export function nameOf(step: Step, item: ClassroomItem, t: PresenterWords): string {
  switch (step.kind) {
    case "title":
      return item.title;
    case "text":
      return t(`classroom:text.${step.part}`);
    case "doing":
      return t("classroom:doing", { place: step.place, total: step.total });
    case "quiz":
      return t("question", { place: step.place, total: step.total });
    case "episode":
      return step.name;
    default:
      return t(`steps.${step.kind}`);
  }
}

/** Returns what the class sees at a step, in words; films have none. */
export function linesOf(step: Step, item: ClassroomItem, t: PresenterWords): readonly string[] {
  switch (step.kind) {
    case "text":
      return step.blocks.map(({ text }) => text);
    case "materials":
      return step.entries;
    case "doing":
      return [step.text];
    case "timer":
      return [clockText(step.seconds)];
    case "breathing": {
      const { inhale, hold, exhale, rounds } = step.pattern;
      return [t("breathing", { inhale, hold, exhale, count: rounds })];
    }
    case "puzzle":
      return step.clues.filter(Boolean);
    case "quiz": {
      const { question, answers, correct_answer } = step.card;
      const marks = (number: number) => (number === correct_answer ? ` (${t("right")})` : "");
      return [
        question,
        ...answers.map(
          ({ number, text, graphic_name }) => `${number}. ${text ?? graphic_name ?? ""}${marks(number)}`,
        ),
      ];
    }
    case "record":
      return item.questions.map(({ label }) => label);
    default:
      return [];
  }
}

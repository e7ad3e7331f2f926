import type { ClassroomItem, QuizCard } from "@kindling/contract";
import type { StageMemory } from "../stage/stageMemory.ts";
import { readQuizCards } from "./readDetails.ts";

/** A class's answer to one question, and whether the right one was shown. */
export interface QuizChoice {
  readonly chosen: number | null;
  readonly revealed: boolean;
}

export const noChoice: QuizChoice = { chosen: null, revealed: false };

/** Returns the stage memory's key of a question. */
export const choiceName = ({ id }: Pick<QuizCard, "id">) => `quiz/${id}`;

/** How one question of a quiz went. */
export interface QuizResult {
  readonly place: number;
  readonly outcome: "right" | "wrong" | "open";
}

/** How a class has done with a quiz so far. */
export interface QuizRun {
  /** The numbers chosen, by question id, as they are sent. */
  readonly answers: Readonly<Record<string, number>>;
  readonly results: readonly QuizResult[];
  readonly right: number;
  readonly total: number;
  /** The positions of unanswered questions. */
  readonly open: readonly number[];
}

/** Returns a quiz's score so far; null for other items. */
export function quizRun(item: ClassroomItem, { values }: Pick<StageMemory, "values">): QuizRun | null {
  const cards = readQuizCards(item.details);
  if (cards.length === 0) return null;
  const chosen = cards.map((card) => (values[choiceName(card)] as QuizChoice | undefined)?.chosen ?? null);
  const results = cards.map((card, index): QuizResult => {
    const choice = chosen[index] ?? null;
    const outcome = choice === null ? "open" : choice === card.correct_answer ? "right" : "wrong";
    return { place: index + 1, outcome };
  });
  return {
    answers: Object.fromEntries(
      cards.flatMap(({ id }, index) => {
        const choice = chosen[index] ?? null;
        return choice === null ? [] : [[String(id), choice]];
      }),
    ),
    results,
    right: results.filter(({ outcome }) => outcome === "right").length,
    total: cards.length,
    open: results.filter(({ outcome }) => outcome === "open").map(({ place }) => place),
  };
}

import { type BookletItem, type QuizCard, quizCard } from "@kindling/contract";

/** The questions of a quiz; what is none is left out. */
export function readQuestions(value: unknown): QuizCard[] {
  return Array.isArray(value) ? value.flatMap((card) => quizCard.safeParse(card).data ?? []) : [];
}

const textsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A puzzle's words, each with its clue where it has one. */
export function readWords({ words, clues }: BookletItem["details"]): string[] {
  const asked = textsOf(clues);
  return textsOf(words).map((word, index) => [word, asked[index]].filter(Boolean).join(": "));
}

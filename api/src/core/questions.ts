import type { Question, questionInput } from "@kindling/contract";
import type { z } from "zod";
import { randomToken } from "./server/tokens.ts";

/** Completes questions as staff wrote them: each gets an id of its own that stays with it, a copied one too. */
export function settleQuestions(questions: readonly z.output<typeof questionInput>[]): Question[] {
  const taken = new Set<string>();
  const idOf = (given: string | undefined) => {
    const id = given && !taken.has(given) ? given : randomToken().slice(0, 10);
    taken.add(id);
    return id;
  };
  return questions.map((question) => ({
    id: idOf(question.id),
    label: question.label,
    kind: question.kind,
    ...(question.kind.endsWith("choice") ? { options: question.options ?? [] } : {}),
    required: question.required ?? false,
  }));
}

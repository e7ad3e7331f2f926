import type { Question, questionInput } from "@kindling/contract";
import type { z } from "zod";
import { randomToken } from "../core/server/tokens.ts";

/** Gives each new or copied question a permanent id. */
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

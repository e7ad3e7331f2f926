import { judgeAnswers, type Language, type Question } from "@kindling/contract";
import { Refusal } from "../../core/errors.ts";

type Answers = Record<string, unknown>;

/**
 * Validates a class's answers against an item's questions; `others` are ids validated elsewhere.
 * @throws Refusal invalid at `answers.<question id>` for each missing, wrong or unknown answer.
 */
export function checkAnswers(
  questions: readonly Question[],
  given: Answers,
  language: Language,
  others: readonly string[] = [],
): Answers {
  const { kept, errors } = judgeAnswers(questions, given, language, others);
  if (errors.length > 0) throw new Refusal("invalid", errors[0]?.msg ?? "", { errors: [...errors] });
  return kept;
}

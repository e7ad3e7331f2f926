import { judgeAnswers, type Language, type Question } from "@kindling/contract";
import { Refusal } from "../../core/errors.ts";

type Answers = Record<string, unknown>;

/**
 * Holds a class's answers against the questions of an item; `others` are ids that are judged elsewhere, as a quiz's own.
 * @throws Refusal invalid with one entry per answer that is missing, wrong or not asked for, at `answers.<question id>`.
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

import { type FieldError, type Language, ruleMessages } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { Refusal } from "../../core/errors.ts";
import { quizQuestionsIn } from "../../people/measures/classMeasures.ts";
import { classroomSay } from "../classroomSay.ts";

/** A quiz question: answers in order (null for none) and the correct one. */
export interface QuizQuestion {
  readonly id: string;
  readonly label: string;
  readonly options: readonly (string | null)[];
  readonly correct: number;
}

/** A quiz as a class answered it: the number chosen by question, and how many were right. */
export interface MarkedQuiz {
  readonly answers: Readonly<Record<string, number>>;
  readonly right: number;
  readonly total: number;
}

/** The questions of a quiz in its order. */
export async function quizQuestionsOf(db: Db, quizId: number): Promise<QuizQuestion[]> {
  const [found] = await rows<{ questions: QuizQuestion[] | null }>(
    db,
    sql`select ${quizQuestionsIn(sql`${quizId}::int`)} as questions`,
  );
  return found?.questions ?? [];
}

/**
 * Marks a quiz; a share of it is right only over the whole, so every question wants an answer.
 * @throws Refusal invalid with one entry for each question that is open or answered with a number it does not have.
 */
export function markQuiz(
  questions: readonly QuizQuestion[],
  given: Readonly<Record<string, unknown>>,
  language: Language,
): MarkedQuiz {
  const errors: FieldError[] = [];
  const answers: Record<string, number> = {};
  for (const { id, label, options } of questions) {
    const value = Object.hasOwn(given, id) ? (given[id] ?? null) : null;
    const isThere =
      typeof value === "number" && Number.isInteger(value) && (options[value - 1] ?? null) !== null;
    if (isThere) answers[id] = value;
    else {
      const msg =
        value === null ? ruleMessages[language].required(label) : classroomSay[language].noSuchAnswer(label);
      errors.push({ msg, path: `answers.${id}` });
    }
  }
  if (errors.length > 0) throw new Refusal("invalid", errors[0]?.msg ?? "", { errors });
  const right = questions.filter(({ id, correct }) => answers[id] === correct).length;
  return { answers, right, total: questions.length };
}

import {
  type BodyOf,
  type classroomEndpoints,
  judgeAnswers,
  type Language,
  type Question,
} from "@kindling/contract";

/** Answers by question id, as they are sent. */
export type Answers = BodyOf<typeof classroomEndpoints.answerForm>["answers"];

export function isAnswered(value: Answers[string] | undefined): boolean {
  if (value === undefined || value === null) return false;
  return Array.isArray(value) ? value.length > 0 : typeof value !== "string" || value.trim() !== "";
}

/** The required questions that are still without an answer. */
export function missingAnswers(questions: readonly Question[], answers: Answers): Question[] {
  return questions.filter((question) => question.required && !isAnswered(answers[question.id]));
}

/** The answers to send: those given, to questions the item has. */
export function givenAnswers(questions: readonly Question[], answers: Answers): Answers {
  return Object.fromEntries(
    questions
      .filter((question) => isAnswered(answers[question.id]))
      .map((question) => [question.id, answers[question.id] ?? null]),
  );
}

/** What the server would refuse of the answers, by question id. */
export function answerFaults(
  questions: readonly Question[],
  answers: Answers,
  language: Language,
): Readonly<Record<string, string>> {
  const { errors } = judgeAnswers(questions, answers, language);
  return Object.fromEntries(errors.map(({ path = "", msg }) => [path.replace(/^answers\./, ""), msg]));
}

import { defaultQuestions, type Question } from "@kindling/contract";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertLinks, insertRows, madeAt } from "../shared/insertRows.ts";
import { type ActivityRefs, activityRow } from "./activityRow.ts";
import { illustrated } from "./illustrate.ts";
import { type PlannedItem, placeOf, planItems } from "./planItems.ts";
import {
  type AnswerContent,
  type QuizContent,
  type QuizQuestionContent,
  quizContents,
} from "./quizContents.ts";

/** A quiz of the demo program that classes may have answered. */
export interface DemoQuiz extends PlannedItem<QuizContent> {
  readonly id: number;
  readonly questions: readonly Question[];
  readonly questionIds: readonly number[];
}

const textOf = (answer: AnswerContent | undefined) =>
  (typeof answer === "string" ? answer : answer?.text) ?? null;

const graphicOf = (answer: AnswerContent | undefined) => (typeof answer === "object" ? answer.graphic : null);

function questionRow(
  { question, answers, right, graphic, op }: QuizQuestionContent,
  quiz: QuizContent,
  { traitIds }: ActivityRefs,
  begun: string,
) {
  const [first, second, third, fourth] = answers;
  return {
    question,
    answer_1: textOf(first),
    answer_1_graphic_name: graphicOf(first),
    answer_2: textOf(second),
    answer_2_graphic_name: graphicOf(second),
    answer_3: textOf(third),
    answer_3_graphic_name: graphicOf(third),
    answer_4: textOf(fourth),
    answer_4_graphic_name: graphicOf(fourth),
    correct_answer: right,
    primary_graphic_name: graphic ?? null,
    math_op: op ?? null,
    standard_1: quiz.standards[0],
    standard_2: quiz.standards[1],
    trait_id: quiz.trait === undefined ? null : traitIds[placeOf(quiz.trait)],
    ...madeAt(begun),
  };
}

/** Adds the pictures that questions find by name. */
async function fillGraphics({ tx, begun }: DemoRun, { media }: ActivityRefs): Promise<void> {
  const wanted = quizContents.flatMap(({ questions }) =>
    questions.flatMap(({ graphic, answers }) => [graphic, ...answers.map(graphicOf)]),
  );
  const names = [...new Set(wanted)].filter((name) => name != null).sort();
  const rows = names.map((name) => ({ name, file: media.keyOf(`${name}.webp`), ...madeAt(begun) }));
  await insertRows(tx, "quiz_graphics", rows);
}

/** Adds the quizzes of both school years; a question is kept once, however many quizzes ask it. */
export async function fillQuizzes(run: DemoRun, refs: ActivityRefs): Promise<DemoQuiz[]> {
  await fillGraphics(run, refs);
  return addQuizzes(run, refs, planItems(quizContents, run.calendar));
}

/** Adds planned quizzes with their questions; returns them with their IDs, in the same order. */
export async function addQuizzes(
  run: DemoRun,
  refs: ActivityRefs,
  planned: readonly PlannedItem<QuizContent>[],
): Promise<DemoQuiz[]> {
  const { tx, begun } = run;
  const contents = [...new Set(planned.map(({ content }) => content))];
  const asked = contents.flatMap((quiz) => quiz.questions.map((question) => ({ quiz, question })));
  const questions = await insertRows(
    tx,
    "quiz_questions",
    asked.map(({ quiz, question }) => questionRow(question, quiz, refs, begun)),
  );
  const idsOf = (quiz: QuizContent) =>
    questions.filter((_question, index) => asked[index]?.quiz === quiz).map(({ id }) => id);
  const questionsOfEach = defaultQuestions("quiz", "en");
  const quizzes = await insertRows(
    tx,
    "activities",
    planned.map((quiz) => {
      const { introduction = null } = quiz.content;
      const details = illustrated("quiz", { title: quiz.content.title, place: quiz.place }, { introduction });
      return activityRow("quiz", quiz, { questions: questionsOfEach, details }, refs, run);
    }),
  );
  const filled = quizzes.map(({ id }, index) => {
    const plan = planned[index] as PlannedItem<QuizContent>;
    return { ...plan, id, questions: questionsOfEach, questionIds: idsOf(plan.content) };
  });
  await insertLinks(
    tx,
    "quiz_places",
    filled.flatMap(({ id, questionIds }) =>
      questionIds.map((quiz_question_id, position) => ({ quiz_id: id, position, quiz_question_id })),
    ),
  );
  return filled;
}

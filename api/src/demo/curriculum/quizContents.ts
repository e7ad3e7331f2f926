import { activityTypes, mathOps, quizQuestions } from "@kindling/contract";
import { z } from "zod";
import { paragraph, picture } from "../shared/contentFields.ts";
import { readContent } from "../shared/readContent.ts";
import { itemFields } from "./activityContents.ts";

const { question, answer_1: answerText, correct_answer } = quizQuestions.input.shape;

/** An answer that a class may choose: words, a picture, or both. */
const answer = z.union([paragraph, z.strictObject({ text: answerText, graphic: picture })]);

export type AnswerContent = z.output<typeof answer>;

const quizQuestion = z
  .strictObject({
    question,
    /** In the order in which they are shown. */
    answers: z.array(answer).min(2).max(4),
    /** The number of the right one, from 1. */
    right: correct_answer,
    graphic: picture.optional(),
    op: z.enum(mathOps).optional(),
  })
  .refine(({ answers, right }) => right <= answers.length, {
    path: ["right"],
    message: "right must be the number of one of the answers",
  });

export type QuizQuestionContent = z.output<typeof quizQuestion>;

export const quiz = z.strictObject({
  ...itemFields,
  introduction: activityTypes.quiz.details.input.unwrap().shape.introduction,
  questions: z.array(quizQuestion).min(1),
});

export type QuizContent = z.output<typeof quiz>;

/** The quizzes of the demo program. */
export const quizContents = ["for-traits", "for-levels"].flatMap((name) =>
  readContent(`curriculum/quizzes/${name}.yaml`, z.array(quiz)),
);

import { z } from "zod";
import { id } from "../../core/fields.ts";
import { quizCard } from "./quizCards.ts";

/** What a quiz has beside the shape it shares with the other activities: its questions, in order. */
export const quizFields = {
  row: { question_ids: z.array(z.number().int()), quiz_questions: z.array(quizCard) },
  // No field of kind "references": its names would be taken for the `questions` that every activity has.
  input: { question_ids: z.array(id()).max(1000).optional() },
  labels: {
    en: {
      question_ids: "Quiz Questions",
      quiz_questions: "Quiz Questions",
      questions: "Questions Afterwards",
    },
    es: {
      question_ids: "Preguntas del cuestionario",
      quiz_questions: "Preguntas del cuestionario",
      questions: "Preguntas para después",
    },
  },
};

import { z } from "zod";
import { id } from "../../core/fields.ts";
import { quizCard } from "./quizCards.ts";

export const quizFields = {
  row: { question_ids: z.array(z.number().int()), quiz_questions: z.array(quizCard) },
  // Not kind "references", whose name would clash with every activity's `questions`.
  input: { question_ids: z.array(id()).max(1000).optional() },
  labels: {
    en: {
      question_ids: "Quiz Questions",
      quiz_questions: "Quiz Questions",
      questions: "Follow-up Questions",
    },
    es: {
      question_ids: "Preguntas del cuestionario",
      quiz_questions: "Preguntas del cuestionario",
      questions: "Preguntas de seguimiento",
    },
  },
};

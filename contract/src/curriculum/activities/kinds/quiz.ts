import { z } from "zod";
import { id } from "../../../core/fields.ts";
import { quizCard } from "../../quizzes/quizCards.ts";
import { defineActivity } from "../defineActivity.ts";

const questionIds = z.array(id()).max(1000).optional();

export const quiz = defineActivity("quiz", {
  details: {
    row: {},
    // Also accepted here, though the quiz itself has this field.
    input: { question_ids: questionIds },
    labels: { en: {}, es: {} },
  },
  own: {
    row: { question_ids: z.array(z.number().int()), quiz_questions: z.array(quizCard) },
    // Not kind "references", whose name would clash with every activity's `questions`.
    input: { question_ids: questionIds },
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
  },
  sample: { title: "What do you know about courage?" },
});

import { z } from "zod";
import { questionRecording } from "../recordings/recordings.ts";
import { mathOps } from "./sums.ts";

/** A quiz question for a class, with only the answers that exist. */
export const quizCard = z.object({
  id: z.number().int(),
  question: z.string(),
  answers: z.array(
    z.object({
      number: z.number().int(),
      text: z.string().nullable(),
      graphic: z.string().nullable(),
      /** Set even if the picture is missing. */
      graphic_name: z.string().nullable(),
    }),
  ),
  correct_answer: z.number().int(),
  primary_graphic: z.string().nullable(),
  primary_graphic_name: z.string().nullable(),
  math_op: z.enum(mathOps).nullable(),
  // Devices may still keep cards of the release before.
  recordings: z.array(questionRecording).default([]),
  /** For the teacher, never for the class. */
  teacher_notes: z.string().nullable().default(null),
});

export type QuizCard = z.infer<typeof quizCard>;

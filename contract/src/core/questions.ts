import { z } from "zod";
import { requiredText } from "./fields.ts";

export const questionKinds = [
  "text",
  "long_text",
  "number",
  "scale_5",
  "yes_no",
  "choice",
  "multi_choice",
] as const;

export const question = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(questionKinds),
  options: z.array(z.string()).optional(),
  required: z.boolean(),
});

export type Question = z.infer<typeof question>;

/** A question as staff enter it; a new one has no id. */
export const questionInput = z
  .object({
    id: z.string().max(40).optional(),
    label: requiredText(500),
    kind: z.enum(questionKinds),
    options: z.array(requiredText(200)).max(20).optional(),
    required: z.boolean().optional(),
  })
  .refine((value) => !value.kind.endsWith("choice") || (value.options?.length ?? 0) >= 2, {
    path: ["options"],
    params: { rule: "twoOptions" },
    message: "A choice needs at least two options",
  });

export const questionsInput = z.array(questionInput).max(50);

export const answerValue = z.union([
  z.string().max(5000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(500)).max(50),
]);

export const answersInput = z.record(z.string().max(40), answerValue.nullable());

export const answeredQuestion = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(questionKinds),
  /** For a quiz, the text of the chosen answer. */
  value: answerValue.nullable(),
  /** For a quiz: whether it was correct, and the correct answer. */
  right: z.boolean().optional(),
  correct: z.string().optional(),
});

/** The distribution of answers to one question. */
export const questionSummary = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(questionKinds),
  answered: z.number().int(),
  /**
   * Counts per answer in scale or option order, including zeros; empty for numbers and free text. `right` marks the
   * correct quiz answer.
   */
  counts: z.array(z.object({ answer: z.string(), count: z.number().int(), right: z.boolean().optional() })),
  /** Mean of numbers and scales; numbers also have a total. */
  mean: z.number().nullable(),
  sum: z.number().nullable(),
});

export type QuestionSummary = z.infer<typeof questionSummary>;

import { z } from "zod";
import { requiredText } from "./fields.ts";

/** The kinds of answer a question takes. */
export const questionKinds = [
  "text",
  "long_text",
  "number",
  "scale_5",
  "yes_no",
  "choice",
  "multi_choice",
] as const;

/** A question as it is stored and shown. */
export const question = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(questionKinds),
  options: z.array(z.string()).optional(),
  required: z.boolean(),
});

export type Question = z.infer<typeof question>;

/** A question as staff write it; one without an id is new. */
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

/** All the questions of an item, in order. */
export const questionsInput = z.array(questionInput).max(50);

/** What a class answers to one question. */
export const answerValue = z.union([
  z.string().max(5000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(500)).max(50),
]);

/** Answers by question id. */
export const answersInput = z.record(z.string().max(40), answerValue.nullable());

/** One answer as a response shows it. */
export const answeredQuestion = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(questionKinds),
  /** Of a quiz the text of the answer that was chosen. */
  value: answerValue.nullable(),
  /** Of a quiz: whether it was the right one, and which that is. */
  right: z.boolean().optional(),
  correct: z.string().optional(),
});

/** How the answers to one question are spread over many responses. */
export const questionSummary = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(questionKinds),
  /** How many answered it. */
  answered: z.number().int(),
  /**
   * How often each answer was given, in the order of the scale or of the options, also those that nobody gave;
   * none for numbers and for what was written freely. `right` marks the right one of a quiz.
   */
  counts: z.array(z.object({ answer: z.string(), count: z.number().int(), right: z.boolean().optional() })),
  /** Of numbers and scales: their mean, and of numbers what they come to in all. */
  mean: z.number().nullable(),
  sum: z.number().nullable(),
});

export type QuestionSummary = z.infer<typeof questionSummary>;

import { z } from "zod";
import type { Localized } from "../../core/language.ts";

/** What a quiz question may reckon with its two numbers. */
export const mathOps = ["add", "subtract", "multiply", "divide"] as const;

export type MathOp = (typeof mathOps)[number];

/** The sign of each operation, as it is written between two numbers. */
export const mathSigns: Readonly<Record<MathOp, string>> = {
  add: "+",
  subtract: "−",
  multiply: "×",
  divide: "÷",
};

/** What each operation is called. */
export const mathOpNames: Localized<Readonly<Record<MathOp, string>>> = {
  en: { add: "Add", subtract: "Subtract", multiply: "Multiply", divide: "Divide" },
  es: { add: "Sumar", subtract: "Restar", multiply: "Multiplicar", divide: "Dividir" },
};

/** The places an answer of a quiz question can stand in; a class answers with one of them. */
export const answerNumbers = [1, 2, 3, 4] as const;

/** A quiz question as a class gets it: only the answers that were given, each under its number. */
export const quizCard = z.object({
  id: z.number().int(),
  question: z.string(),
  answers: z.array(
    z.object({
      number: z.number().int(),
      text: z.string().nullable(),
      graphic: z.string().nullable(),
      /** What its picture is called; a name without a picture is one that is still missing. */
      graphic_name: z.string().nullable(),
    }),
  ),
  correct_answer: z.number().int(),
  primary_graphic: z.string().nullable(),
  primary_graphic_name: z.string().nullable(),
  math_op: z.enum(mathOps).nullable(),
});

export type QuizCard = z.infer<typeof quizCard>;

/** A sum as its card shows it. */
export interface Sum {
  readonly left: number;
  readonly right: number;
  readonly op: MathOp;
  readonly result: number;
}

const reckon: Readonly<Record<MathOp, (left: number, right: number) => number>> = {
  add: (left, right) => left + right,
  subtract: (left, right) => left - right,
  multiply: (left, right) => left * right,
  divide: (left, right) => left / right,
};

/** The sum in a question that names exactly two whole numbers and what to do with them; undefined where there is none. */
export function sumOf({ question, math_op: op }: Pick<QuizCard, "question" | "math_op">): Sum | undefined {
  if (!op) return undefined;
  const numbers = [...question.matchAll(/(?<![\d.,])\d{1,4}(?![\d.,]*\d)/g)].map(([text]) => Number(text));
  const [left, right] = numbers;
  if (numbers.length !== 2 || left === undefined || right === undefined) return undefined;
  const result = reckon[op](left, right);
  return Number.isFinite(result) ? { left, right, op, result } : undefined;
}

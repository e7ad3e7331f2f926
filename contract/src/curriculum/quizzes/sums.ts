import type { Localized } from "../../core/language.ts";
import type { QuizCard } from "./quizCards.ts";

export const mathOps = ["add", "subtract", "multiply", "divide"] as const;

export type MathOp = (typeof mathOps)[number];

export const mathSigns: Readonly<Record<MathOp, string>> = {
  add: "+",
  subtract: "−",
  multiply: "×",
  divide: "÷",
};

export const mathOpNames: Localized<Readonly<Record<MathOp, string>>> = {
  en: { add: "Add", subtract: "Subtract", multiply: "Multiply", divide: "Divide" },
  es: { add: "Sumar", subtract: "Restar", multiply: "Multiplicar", divide: "Dividir" },
};

/** Positions of quiz answers. */
export const answerNumbers = [1, 2, 3, 4] as const;

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

/** The sum in a question with exactly two whole numbers and an operation; undefined otherwise. */
export function sumOf({ question, math_op: op }: Pick<QuizCard, "question" | "math_op">): Sum | undefined {
  if (!op) return undefined;
  const numbers = [...question.matchAll(/(?<![\d.,])\d{1,4}(?![\d.,]*\d)/g)].map(([text]) => Number(text));
  const [left, right] = numbers;
  if (numbers.length !== 2 || left === undefined || right === undefined) return undefined;
  const result = reckon[op](left, right);
  return Number.isFinite(result) ? { left, right, op, result } : undefined;
}

import {
  type FieldError,
  issueMessage,
  type Language,
  type Question,
  ruleMessages,
} from "@kindling/contract";
import { z } from "zod";
import { Refusal } from "../core/errors.ts";

type Answers = Record<string, unknown>;

/** What a question of each kind takes. */
function schemaOf(question: Question): z.ZodType {
  const options = question.options ?? [];
  switch (question.kind) {
    case "text":
      return z.string().trim().max(500);
    case "long_text":
      return z.string().trim().max(5000);
    case "number":
      return z.number().min(0).max(1_000_000);
    case "scale_5":
      return z.number().int().min(1).max(5);
    case "yes_no":
      return z.boolean();
    case "choice":
      return z.enum(options as [string, ...string[]]);
    case "multi_choice":
      return z.array(z.enum(options as [string, ...string[]])).transform((chosen) => [...new Set(chosen)]);
  }
}

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

/**
 * Holds a class's answers against the questions of an item; answers to questions it does not have are dropped.
 * @throws Refusal invalid with one entry per question that is missing or wrong, at `answers.<question id>`.
 */
export function checkAnswers(questions: readonly Question[], given: Answers, language: Language): Answers {
  const errors: FieldError[] = [];
  const kept: Answers = {};
  for (const question of questions) {
    const value = Object.hasOwn(given, question.id) ? given[question.id] : undefined;
    const path = `answers.${question.id}`;
    if (isBlank(value)) {
      if (question.required) errors.push({ msg: ruleMessages[language].required(question.label), path });
      continue;
    }
    const parsed = schemaOf(question).safeParse(value, { reportInput: true });
    if (parsed.success) kept[question.id] = parsed.data;
    else errors.push({ msg: issueMessage(parsed.error.issues[0] ?? {}, question.label, language), path });
  }
  if (errors.length > 0) throw new Refusal("invalid", errors[0]?.msg ?? "", { errors });
  return kept;
}

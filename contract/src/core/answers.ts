import { z } from "zod";
import type { FieldError } from "./errors.ts";
import type { Language } from "./language.ts";
import { issueMessage, ruleMessages } from "./messages.ts";
import type { Question } from "./questions.ts";

type Given = Readonly<Record<string, unknown>>;

/** Number answers are counts, so they must be whole. */
function schemaOf(question: Question): z.ZodType {
  const options = question.options ?? [];
  switch (question.kind) {
    case "text":
      return z.string().trim().max(500);
    case "long_text":
      return z.string().trim().max(5000);
    case "number":
      return z.number().int().min(0).max(1_000_000);
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
 * Validates a class's answers to an item's questions. Returns the answers to store and errors at `answers.<question
 * id>`; ids in `others` are validated elsewhere.
 */
export function judgeAnswers(
  questions: readonly Question[],
  given: Given,
  language: Language,
  others: readonly string[] = [],
): { readonly kept: Record<string, unknown>; readonly errors: readonly FieldError[] } {
  const errors: FieldError[] = [];
  const kept: Record<string, unknown> = {};
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
  const known = new Set([...questions.map(({ id }) => id), ...others]);
  for (const id of Object.keys(given)) {
    if (!known.has(id)) errors.push({ msg: ruleMessages[language].unknown(id), path: `answers.${id}` });
  }
  return { kept, errors };
}

import {
  type FieldError,
  fieldLabel,
  issueMessage,
  type Labels,
  type Language,
  type Localized,
  ruleMessages,
} from "@kindling/contract";
import type { z } from "zod";
import { invalid, Refusal } from "../errors.ts";

/** Puts the issues of a failed parse in words, each at its field. */
export function fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  labels: Localized<Labels> | undefined,
  language: Language,
): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        msg: issueMessage({ ...issue, keys: [key] }, key, language),
        path: key,
      }));
    }
    const path = issue.path.join(".");
    const field = [...issue.path].reverse().find((part) => typeof part === "string") ?? path;
    return [{ msg: issueMessage(issue, fieldLabel(labels, String(field), language), language), path }];
  });
}

/**
 * Parses what came over the wire.
 * @throws Refusal invalid with one entry per wrong field.
 */
export function parse<T extends z.ZodType>(
  schema: T,
  value: unknown,
  labels: Localized<Labels> | undefined,
  language: Language,
): z.output<T> {
  const result = schema.safeParse(value, { reportInput: true });
  const place = unstorable(value);
  if (place) {
    const field = place.findLast((part) => typeof part === "string") ?? "";
    throw invalid(place.join("."), ruleMessages[language].wrong(fieldLabel(labels, String(field), language)));
  }
  if (result.success) return result.data;
  const errors = fieldErrors(result.error.issues, labels, language);
  throw new Refusal("invalid", errors[0]?.msg ?? "Invalid", { errors });
}

const deepest = 100;

/** Finds values PostgreSQL can't store: NUL, broken surrogates, or excessive nesting. */
export function unstorable(
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly (string | number)[] | undefined {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  if (path.length === deepest) return path;
  for (const [key, inner] of Object.entries(value)) {
    const place = unstorable(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (place) return place;
  }
  return undefined;
}

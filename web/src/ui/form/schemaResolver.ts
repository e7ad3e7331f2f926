import { toNestErrors } from "@hookform/resolvers";
import { type Endpoint, issueMessage, type Language } from "@kindling/contract";
import type { FieldErrors, Resolver } from "react-hook-form";
import type { Values } from "./formValues.ts";

/**
 * Validates a form with the contract's schema, with the server's messages. The values stay as typed: the server parses
 * them itself.
 */
export function schemaResolver(
  schema: Endpoint["body"],
  labelOf: (field: string) => string,
  language: Language,
): Resolver<Values> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(values, { reportInput: true });
    if (parsed.success) return { values, errors: {} };
    const flat: FieldErrors<Values> = {};
    for (const issue of parsed.error.issues) {
      const path = issue.path.join(".");
      const named = issue.path.findLast((part) => typeof part === "string") ?? path;
      flat[path] ??= {
        type: issue.code ?? "invalid",
        message: issueMessage(issue, labelOf(named), language),
      };
    }
    return { values: {}, errors: toNestErrors(flat, options) };
  };
}

import { toNestErrors } from "@hookform/resolvers";
import { type Endpoint, issueMessage, type Language } from "@kindling/contract";
import type { FieldErrors, Resolver } from "react-hook-form";
import type { Values } from "./formValues.ts";

const isBlank = (value: unknown) => (typeof value === "string" ? !value.trim() : value == null);

/**
 * Validates a form with the contract's schema, with the server's messages; `shown` are its fields, and whether the form
 * demands them beyond the schema. The values stay as typed: the server parses them itself.
 */
export function schemaResolver(
  schema: Endpoint["body"],
  labelOf: (field: string) => string,
  language: Language,
  shown: ReadonlyMap<string, boolean>,
): Resolver<Values> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(values, { reportInput: true });
    const left = [...shown].filter(([path, isDemanded]) => isDemanded && isBlank(values[path]));
    const missing = left.map(([path]) => ({ code: "invalid_type" as const, path: [path], message: "" }));
    if (parsed.success && left.length === 0) return { values, errors: {} };
    const flat: FieldErrors<Values> = {};
    for (const issue of [...missing, ...(parsed.error?.issues ?? [])]) {
      const path = issue.path.join(".");
      const named = String(issue.path.findLast((part) => typeof part === "string") ?? path);
      flat[path] ??= {
        type: issue.code ?? "invalid",
        message: issueMessage(issue, labelOf(named), language),
      };
    }
    return { values: {}, errors: toNestErrors(flat, options) };
  };
}

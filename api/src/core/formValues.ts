import { fieldMeta } from "@kindling/contract";
import { z } from "zod";

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** What one form field says; text stays text, whatever it looks like. */
function valueOf(schema: z.core.$ZodType | undefined, sent: readonly string[]): unknown {
  const text = sent.at(-1) ?? "";
  const kind = schema && fieldMeta(schema)?.kind;
  if (kind === "references" || kind === "list") {
    if (text.startsWith("[")) return fromJson(text);
    const entries = sent.flatMap((each) => each.split(",")).filter(Boolean);
    return kind === "list" ? entries : entries.map(fromJson);
  }
  if (text === "") return null;
  if (kind === "number" || kind === "reference" || kind === "flag") return fromJson(text);
  return kind === undefined && /^[[{]/.test(text) ? fromJson(text) : text;
}

/**
 * The fields of a multipart body as the JSON body they stand for: an empty one is null; numbers, yes-or-nos, lists and
 * objects are read from their text where the schema has such a field.
 */
export function formValues(
  body: z.ZodType,
  fields: ReadonlyMap<string, readonly string[]>,
): Record<string, unknown> {
  const shape = body instanceof z.ZodObject ? (body.shape as Record<string, z.core.$ZodType>) : {};
  return Object.fromEntries([...fields].map(([name, sent]) => [name, valueOf(shape[name], sent)]));
}

import { fieldMeta } from "@kindling/contract";
import { z } from "zod";
import { leafFields, nested } from "./leafFields.ts";

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Whether a body takes a list in a field. */
export function takesList(body: z.ZodType, field: string): boolean {
  const schema = body instanceof z.ZodObject ? (body.shape as Record<string, unknown>)[field] : undefined;
  return (schema instanceof z.ZodOptional ? schema.unwrap() : schema) instanceof z.ZodArray;
}

/** The value of one form field as text. */
function valueOf(schema: z.core.$ZodType | undefined, sent: readonly string[]): unknown {
  const text = sent.at(-1) ?? "";
  const kind = schema && fieldMeta(schema)?.kind;
  if (kind === "references" || kind === "list" || kind === "lines") {
    if (text.startsWith("[")) return fromJson(text);
    if (kind === "lines") return sent.filter(Boolean);
    const entries = sent.flatMap((each) => each.split(",")).filter(Boolean);
    return kind === "list" ? entries : entries.map(fromJson);
  }
  if (text === "") return null;
  if (kind === "number" || kind === "reference" || kind === "flag") return fromJson(text);
  return (kind === undefined || kind === "parts") && /^[[{]/.test(text) ? fromJson(text) : text;
}

/**
 * Converts form fields to the JSON body they stand for. Empty is null; other types are parsed per schema; parts of
 * objects can be sent by path.
 */
export function formValues(
  body: z.ZodType,
  fields: ReadonlyMap<string, readonly string[]>,
): Record<string, unknown> {
  const shape = body instanceof z.ZodObject ? (body.shape as Record<string, z.core.$ZodType>) : {};
  const parts = Object.fromEntries(leafFields(shape));
  const values = [...fields].map(
    ([name, sent]) => [name, valueOf(shape[name] ?? parts[name], sent)] as const,
  );
  const isPart = ([name]: readonly [string, unknown]) => name in parts && name.includes(".");
  const whole = Object.fromEntries(values.filter((entry) => !isPart(entry)));
  return { ...whole, ...nested(Object.fromEntries(values.filter(isPart)), whole) };
}

import { z } from "zod";
import { fieldRegistry, optionalText } from "../core/fields.ts";

/** Tags that rich text can have; the server removes all others. */
export const richTextTags = [
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "br",
  "hr",
  "strong",
  "em",
  "u",
  "a",
] as const;

export const richTextSchemes = ["http", "https", "mailto"] as const;

/** A row's rich text. */
export const richTextRow = z.string().register(fieldRegistry, { kind: "richText" });

/** A required rich text of at most `max` characters including markup; the server sanitizes it. */
export function richText(max: number) {
  return z.string().trim().min(1).max(max).register(fieldRegistry, { kind: "richText" });
}

/** An optional rich text; empty means null. Plain text is accepted. */
export function optionalRichText(max: number) {
  return optionalText(max, "richText");
}

/** Whether a text has markup; without it, it is plain text. */
export const hasMarkup = (text: string) => /<[a-z/!?]/i.test(text);

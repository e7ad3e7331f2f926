import { z } from "zod";
import { fieldRegistry } from "../core/fields.ts";

/** The tags that formatted text may have; the server takes every other away, and editors offer no more. */
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

/** What its links may begin with. */
export const richTextSchemes = ["http", "https", "mailto"] as const;

/** A formatted text that must be there, of at most `max` characters with its markup; the server cleans it. */
export function richText(max: number) {
  return z.string().trim().min(1).max(max).register(fieldRegistry, { kind: "richText" });
}

/** A formatted text that may be left out; an empty one means null. A plain text is taken as it is. */
export function optionalRichText(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .register(fieldRegistry, { kind: "richText" })
    .nullable()
    .transform((text) => (text === "" ? null : text))
    .optional();
}

/** Whether a text has markup; one that has none is plain, and means just what it says. */
export const hasMarkup = (text: string) => /<[a-z/!?]/i.test(text);

import { z } from "zod";
import { fieldRegistry, optionalText } from "../core/fields.ts";

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

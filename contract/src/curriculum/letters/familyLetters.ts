import { z } from "zod";
import { optionalText, requiredText } from "../../core/fields.ts";
import { letterTags } from "./letterLanguages.ts";

/** A letter to families in one more language. */
export const furtherLetter = z.object({
  language: z.enum(letterTags),
  /** Its heading; null where the activity's title serves. */
  title: z.string().nullish(),
  text: z.string(),
});

export type FurtherLetter = z.infer<typeof furtherLetter>;

const letterInput = z.object({
  language: z.enum(letterTags),
  title: optionalText(200),
  text: requiredText(20_000),
});

/** Letters as input, one in a language. */
export const furtherLettersInput = z
  .array(letterInput)
  .max(letterTags.length)
  .refine((letters) => new Set(letters.map(({ language }) => language)).size === letters.length)
  .nullable()
  .optional();

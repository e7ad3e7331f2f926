import { readdirSync } from "node:fs";
import { questionInput } from "@kindling/contract";
import { z } from "zod";
import { mediaFolder } from "./demoMedia.ts";

export const paragraph = z.string().trim().min(1);

type Text = string | null | undefined;

/** Paragraphs that make up the text of a field. */
export function paragraphsOf(field: z.ZodType<Text, Text>) {
  return z
    .array(paragraph)
    .min(1)
    .transform((texts): Text => texts.join("\n\n"))
    .pipe(field);
}

/** A question with the ID under which its answers are kept; optional unless it says otherwise. */
export const question = questionInput
  .safeExtend({ id: z.string().min(1).max(40), required: z.boolean().default(false) })
  .strict();

const present = readdirSync(mediaFolder).filter((name) => !name.endsWith(".md"));

/** The name, without its ending, of a file in demo/files. */
function fileWith(ending: string) {
  return z.enum(present.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)));
}

export const film = fileWith(".webm");
export const page = fileWith(".pdf");
export const picture = fileWith(".webp");

/** The whole name of a file in demo/files. */
export const fileName = z.enum(present);

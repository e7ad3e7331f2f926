import { z } from "zod";
import { film, paragraph } from "../shared/contentFields.ts";
import { readContent } from "../shared/readContent.ts";

/** What a film says or shows for a while, in seconds from its beginning. */
const filmLine = z.strictObject({ at: z.number().min(0), until: z.number(), en: paragraph, es: paragraph });

/** A film with its length in seconds and its words in both languages. */
export const filmContent = z.strictObject({
  film,
  title: z.strictObject({ en: paragraph, es: paragraph }),
  seconds: z.number().max(60),
  lines: z.array(filmLine).min(1),
});

/** The films that are for every grade. */
export const filmContents = readContent("curriculum/films.yaml", z.array(filmContent).min(1));

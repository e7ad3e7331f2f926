import { traits } from "@kindling/contract";
import { z } from "zod";
import { film, paragraph, question } from "../shared/contentFields.ts";
import { readContent } from "../shared/readContent.ts";

const trait = traits.input
  .pick({ title: true, description: true })
  .extend({
    questions: z.array(question),
    themes: z.strictObject({
      in_school: z.array(paragraph).length(3),
      after_school: z.array(paragraph).length(1),
      summer: z.array(paragraph).length(1),
    }),
    opening: film,
    episodes: z.array(z.strictObject({ name: paragraph, film })),
  })
  .strict();

/** The traits of both school years, one per session. */
export const traitContents = readContent("curriculum/traits.yaml", z.array(trait).length(10));

/** The title of a trait. */
export const traitTitle = z.enum(traitContents.map(({ title }) => title));

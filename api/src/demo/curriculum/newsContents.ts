import { announcements, fileCategories, pageFiles, programKinds } from "@kindling/contract";
import { z } from "zod";
import { fileName, paragraph } from "../shared/contentFields.ts";
import { readContent } from "../shared/readContent.ts";

const { title, content } = announcements.input.shape;
const day = z.number().int();

const announcement = z.strictObject({
  title,
  program: z.enum(programKinds),
  /** The days on which it is shown, counted from today. */
  from: day,
  until: day,
  /** HTML, one element per entry. */
  content: z
    .array(paragraph)
    .transform((elements) => elements.join(""))
    .pipe(content),
});

/** The announcements: what was said, what is being said, and what is prepared. */
export const announcementContents = readContent("curriculum/announcements.yaml", z.array(announcement));

export const fileCategoryContents = readContent(
  "curriculum/file-categories.yaml",
  z.array(fileCategories.input.strict()),
);

const pageFile = pageFiles.input
  .pick({ name: true })
  .extend({ category: z.enum(fileCategoryContents.map(({ name }) => name)), file: fileName })
  .strict();

/** The files that are kept for the portal's pages. */
export const pageFileContents = readContent("curriculum/page-files.yaml", z.array(pageFile));

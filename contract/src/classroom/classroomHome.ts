import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { one } from "../core/page.ts";
import { storedFile } from "../core/storedFile.ts";
import { pageCategories } from "../curriculum/pageCategories.ts";

const instructors = grant("none", "Instructor");

export const classroomPageFile = z.object({
  id: z.number().int(),
  name: z.string(),
  file: storedFile,
  /** The file category. */
  category: z.string(),
});

export type ClassroomPageFile = z.infer<typeof classroomPageFile>;

export const classroomHomeEndpoints = {
  pageFiles: defineEndpoint({
    name: "instructor.pageFiles",
    method: "GET",
    path: "/instructor/pageFile",
    access: instructors,
    summary: "List the files of a page, by its page category",
    query: z.strictObject({ page: z.enum(pageCategories) }),
    reply: z.object({ data: z.array(classroomPageFile) }),
  }),
  toggleConfetti: defineEndpoint({
    name: "instructor.toggleConfetti",
    method: "GET",
    path: "/instructor/toggle-confetti",
    access: instructors,
    summary: "Toggle confetti for the caller; returns the new setting",
    reply: one(z.object({ confetti: z.boolean() })),
  }),
  welcomed: defineEndpoint({
    name: "instructor.welcomed",
    method: "POST",
    path: "/instructor/welcomed",
    access: instructors,
    summary: "Mark the welcome video as seen by the caller",
    reply: one(z.object({ welcomed: z.boolean() })),
  }),
};

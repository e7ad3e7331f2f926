import { z } from "zod";
import { grant } from "../../core/access.ts";
import { defineEndpoint } from "../../core/endpoint.ts";
import { day, id, reference } from "../../core/fields.ts";
import { grades } from "../../core/grades.ts";
import { one } from "../../core/page.ts";
import { question } from "../../core/questions.ts";
import { storedFile } from "../../core/storedFile.ts";
import { bookletChoice, bookletKinds } from "./bookletChoice.ts";

/** A trait or activity in the booklet. */
const bookletItem = z.object({
  kind: z.enum(bookletKinds),
  id: id(),
  title: z.string(),
  start: day,
  end: day,
  level: reference.nullable(),
  session: reference.nullable(),
  session_theme: reference.nullable(),
  trait: reference.nullable(),
  /** Only those visible to instructors. */
  standards: z.array(z.string()),
  video_url: z.string().nullable(),
  attachment: storedFile.nullable(),
  will_visit: z.boolean(),
  instructions: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  questions: z.array(question),
});

export type BookletItem = z.infer<typeof bookletItem>;

export const curriculumBookletEndpoints = {
  booklet: defineEndpoint({
    name: "curriculum.booklet",
    method: "GET",
    path: "/curriculum/booklet",
    access: grant(["Curriculum", "Reports"]),
    summary: "Get the approved, active curriculum of a grade in booklet order",
    query: z.strictObject(bookletChoice),
    reply: one(
      z.object({
        grade: z.enum(grades),
        levels: z.array(reference),
        program: reference.nullable(),
        session: reference.nullable(),
        items: z.array(bookletItem),
      }),
    ),
  }),
};

export type CurriculumBooklet = z.infer<
  (typeof curriculumBookletEndpoints.booklet)["reply"]["shape"]["data"]
>;

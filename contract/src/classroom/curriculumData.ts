import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { idFilter } from "../core/page.ts";
import { classroomItem } from "../curriculum/activities/activities.ts";
import { answeredTypes } from "../curriculum/activities/activityTypes.ts";
import { answerEndpoints } from "./answering.ts";

const instructors = grant("none", "Instructor");

/** The kinds of content an instructor can ask for. */
export const contentTypes = answeredTypes.map((type) => type.key) as [string, ...string[]];

/** What an instructor sees, answers, and has won. */
export const classroomEndpoints = {
  ...answerEndpoints,
  curriculumData: defineEndpoint({
    name: "instructor.curriculumData",
    method: "GET",
    path: "/instructor/curriculum-data",
    access: instructors,
    summary: "What is on for a class today, of one content type (none named: of all), answered or not",
    query: z.strictObject({
      content_type: z.enum(contentTypes).optional(),
      school_id: idFilter(),
    }),
    reply: z.object({ data: z.array(classroomItem) }),
  }),
  trait: defineEndpoint({
    name: "instructor.trait",
    method: "GET",
    path: "/instructor/trait",
    access: instructors,
    summary: "The character traits that are on for a class today, each with the GiverTV episodes shown now",
    query: z.strictObject({ school_id: idFilter() }),
    reply: z.object({ data: z.array(classroomItem.extend({ videos: z.array(classroomItem) })) }),
  }),
};

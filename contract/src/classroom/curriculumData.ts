import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { idFilter } from "../core/page.ts";
import { answeredTypeKeys } from "../curriculum/activities/answeredTypes.ts";
import { classroomItem } from "../curriculum/activities/classroomItem.ts";
import { answerEndpoints } from "./answering.ts";

const instructors = grant("none", "Instructor");

export const contentTypes = answeredTypeKeys as [string, ...string[]];

export const classroomEndpoints = {
  ...answerEndpoints,
  curriculumData: defineEndpoint({
    name: "instructor.curriculumData",
    method: "GET",
    path: "/instructor/curriculum-data",
    access: instructors,
    summary: "List a class's items open today, by content type or all, with their answered state",
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
    summary: "List a class's character traits open today, with their GiverTV episodes",
    query: z.strictObject({ school_id: idFilter() }),
    reply: z.object({ data: z.array(classroomItem.extend({ videos: z.array(classroomItem) })) }),
  }),
};

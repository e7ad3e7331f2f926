import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { id, moment, referenceTo } from "../core/fields.ts";
import { idFilter, one } from "../core/page.ts";
import { answersInput } from "../core/questions.ts";
import { classroomItem } from "../resources/activities.ts";
import { activityTypes } from "../resources/activityTypes.ts";

const instructors = grant("none", "Instructor");

/** The kinds of content an instructor can ask for. */
export const contentTypes = Object.values(activityTypes).map((type) => type.key) as [string, ...string[]];

const schoolQuery = { school_id: z.coerce.number().int().min(1).max(2_147_483_647) };

/** What an instructor sees, answers, and has won. */
export const classroomEndpoints = {
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
  answerForm: defineEndpoint({
    name: "instructor.answerForm",
    method: "POST",
    path: "/instructor/activity-form-response/add",
    access: instructors,
    summary: "Record what a class did with a mindful or puzzle form; once a class and item",
    body: z.object({
      school_id: referenceTo("site"),
      object_id: id(),
      answers: answersInput,
    }),
    reply: one(
      z.object({ id: z.number().int(), points_won: z.number().int(), points_total: z.number().int() }),
    ),
    status: 201,
  }),
  points: defineEndpoint({
    name: "teacherPoint.get",
    method: "GET",
    path: "/teacherPoint",
    access: instructors,
    summary: "What a class has won: points, what sponsors give for them, the latest entries",
    query: z.strictObject(schoolQuery),
    reply: one(
      z.object({
        points: z.number().int(),
        earned_cents: z.number().int(),
        recent: z.array(
          z.object({ id: z.number().int(), points: z.number().int(), title: z.string(), created_at: moment }),
        ),
      }),
    ),
  }),
};

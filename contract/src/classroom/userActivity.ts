import { z } from "zod";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { moment, reference } from "../core/fields.ts";
import { one } from "../core/page.ts";
import { answeredTypeKeys } from "../curriculum/activities/answeredTypes.ts";
import { users } from "../people/users.ts";

const userActivity = z.object({
  responses: z.number().int(),
  types: z.array(z.object({ type: z.enum(answeredTypeKeys), count: z.number().int() })),
  /** Newest first. */
  recent: z.array(
    z.object({
      id: z.number().int(),
      type: z.enum(answeredTypeKeys),
      title: z.string(),
      school: reference,
      points: z.number().int(),
      created_at: moment,
    }),
  ),
});

export const userActivityEndpoints = {
  get: defineEndpoint({
    name: "user.activity",
    method: "GET",
    path: "/user/:id/activity",
    access: users.access.read,
    summary: "What a user recorded with their classes, as far as the caller sees those sites",
    params: idParams,
    reply: one(userActivity),
  }),
};

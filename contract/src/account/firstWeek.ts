import { z } from "zod";
import { everyone } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { messageOnly, one } from "../core/page.ts";

/** What newcomers do first; each role has its own of these, in this order. */
export const firstWeekSteps = [
  "record",
  "charity",
  "goal",
  "session",
  "people",
  "import",
  "instructor",
  "signIn",
  "activity",
] as const;

export type FirstWeekStep = (typeof firstWeekSteps)[number];

/** How many days after it was added an account counts as new. */
export const firstWeekDays = 30;

/** The checklist of the first week. */
export const firstWeekEndpoints = {
  get: defineEndpoint({
    name: "firstWeek.get",
    method: "GET",
    path: "/user/firstWeek",
    access: everyone,
    summary: "Get what a new account still has to do first; empty once all is done, hidden, or 30 days old",
    reply: one(z.array(z.object({ step: z.enum(firstWeekSteps), done: z.boolean() }))),
  }),
  hide: defineEndpoint({
    name: "firstWeek.hide",
    method: "POST",
    path: "/user/firstWeek/hide",
    access: everyone,
    summary: "Hide the caller's checklist of the first week for good",
    reply: messageOnly,
  }),
};

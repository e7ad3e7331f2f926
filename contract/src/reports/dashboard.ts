import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { moment, reference } from "../core/fields.ts";
import { idsFilter, one } from "../core/page.ts";
import { answeredTypeKeys } from "../curriculum/activities/activityTypes.ts";
import { leadStatuses } from "../leads/leads.ts";
import { latestResponse, liveItem } from "../people/placeMeasures.ts";

const count = z.number().int();

/** A session that runs today. */
const runningSession = z.object({
  id: count,
  name: z.string(),
  start: z.string(),
  end: z.string(),
  program: reference,
  /** Which of its weeks today lies in, from 1, and how many it has; a week is seven days from its first day on. */
  week: count,
  weeks: count,
  /** The program's session before it. */
  last: reference.nullable(),
});

/** Who takes part. Classes and participation are those of docs/measures.md. */
const participation = z.object({
  classes: count,
  active: count,
  silent: count,
  /** By week from the first: which share of the classes answered an activity; null for weeks to come or that are not. */
  by_week: z.array(z.object({ now: z.number().nullable(), last: z.number().nullable() })),
  /** Responses to whatever in these sessions: in the last seven days, today counted, and in the seven before. */
  responses: z.object({
    from: z.string(),
    to: z.string(),
    this_week: count,
    last_week: count,
    by_type: z.array(z.object({ type: z.enum(answeredTypeKeys), this_week: count, last_week: count })),
  }),
  /** Up to ten silent classes, those silent longest first. */
  silent_classes: z.array(
    z.object({ id: count, teacher: reference, school: reference, last_response_at: moment.nullable() }),
  ),
});

/** The two kinds of money of these sessions, in cents. */
const giving = z.object({
  points: count,
  earned_cents: count,
  /** Of what is earned, what no charity has been chosen for yet. */
  unassigned_cents: count,
  donated_cents: count,
  verified_cents: count,
  waiting_cents: count,
  /** How many donations wait to be verified. */
  waiting: count,
});

const siteLine = z.object({
  id: count,
  name: z.string(),
  provider: reference,
  classes: count,
  active: count,
  is_silent: z.boolean(),
  last_response_at: moment.nullable(),
});

const dashboard = z.object({
  today: z.string(),
  /** The programs of the caller's places, those without a session that runs included. */
  programs: z.array(reference),
  sessions: z.array(runningSession),
  /** What the caller's permissions do not cover is null. */
  participation: participation.nullable(),
  live: z.array(liveItem).nullable(),
  latest: z.array(latestResponse).nullable(),
  giving: giving.nullable(),
  leads: z
    .object({ total: count, by_status: z.array(z.object({ status: z.enum(leadStatuses), count })) })
    .nullable(),
  /** The sites of the programs in session: how many, how many are silent, and up to twelve, those in need first. */
  sites: z.object({ total: count, silent: count, lines: z.array(siteLine) }).nullable(),
  /** Who has never signed in, of the active ones, by role. */
  never_signed_in: z.array(z.object({ role: z.string(), count })).nullable(),
});

export type Dashboard = z.infer<typeof dashboard>;

/** The first screen of staff and leaders. */
export const dashboardEndpoints = {
  get: defineEndpoint({
    name: "dashboard.get",
    method: "GET",
    path: "/dashboard",
    access: grant("any", "Provider Leader", "Site Leader"),
    summary:
      "How the sessions that run today are doing; what the caller's permissions do not cover is null, and leaders get their own places",
    query: z.strictObject({ programs: idsFilter() }),
    reply: one(dashboard),
  }),
};

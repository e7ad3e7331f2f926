import { z } from "zod";
import { staffAndLeaders } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { day, moment, reference } from "../core/fields.ts";
import { idsFilter, one } from "../core/page.ts";
import { answeredTypeKeys } from "../curriculum/activities/answeredTypes.ts";
import { ledgerStanding } from "../giving/ledgerChecks.ts";
import { leadStatuses } from "../leads/leads.ts";
import { latestResponse, liveItem } from "../people/placeMeasures.ts";

const count = z.number().int();

const runningSession = z.object({
  id: count,
  name: z.string(),
  start: day,
  end: day,
  program: reference,
  /** Week of the session, from 1, in seven-day steps from its first day. */
  week: count,
  weeks: count,
  /** The program's previous session. */
  last: reference.nullable(),
});

/** Classes and participation as defined in docs/measures.md. */
const participation = z.object({
  classes: count,
  active: count,
  silent: count,
  /** Share of classes with a response, by week; null for future weeks. */
  by_week: z.array(z.object({ now: z.number().nullable(), last: z.number().nullable() })),
  /** Responses in these sessions: the last seven days including today, and the seven before. */
  responses: z.object({
    from: z.string(),
    to: z.string(),
    this_week: count,
    last_week: count,
    by_type: z.array(z.object({ type: z.enum(answeredTypeKeys), this_week: count, last_week: count })),
  }),
  /** Up to ten silent classes, longest silent first. */
  silent_classes: z.array(
    z.object({
      id: count,
      teacher: reference,
      school: reference,
      last_response_at: moment.nullable(),
      nudged_at: moment.nullable(),
    }),
  ),
});

/** In cents. */
const giving = z.object({
  points: count,
  earned_cents: count,
  /** Earned without a chosen charity. */
  unassigned_cents: count,
  donated_cents: count,
  verified_cents: count,
  waiting_cents: count,
  /** Donations to be verified. */
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
  /** Programs of the caller's places, including those between sessions. */
  programs: z.array(reference),
  sessions: z.array(runningSession),
  /** Null where the caller has no permission. */
  participation: participation.nullable(),
  live: z.array(liveItem).nullable(),
  latest: z.array(latestResponse).nullable(),
  giving: giving.nullable(),
  /** How the last check of the ledger ended. */
  ledger: ledgerStanding.nullable(),
  leads: z
    .object({ total: count, by_status: z.array(z.object({ status: z.enum(leadStatuses), count })) })
    .nullable(),
  /** Sites of programs in session; up to twelve rows, furthest behind first. */
  sites: z.object({ total: count, silent: count, lines: z.array(siteLine) }).nullable(),
  /** Active users who have never signed in, by role. */
  never_signed_in: z.array(z.object({ role: z.string(), count })).nullable(),
});

export type Dashboard = z.infer<typeof dashboard>;

export const dashboardEndpoints = {
  get: defineEndpoint({
    name: "dashboard.get",
    method: "GET",
    path: "/dashboard",
    access: staffAndLeaders,
    summary:
      "Get the current sessions' figures; null where the caller has no permission, leaders get their own places",
    query: z.strictObject({ programs: idsFilter() }),
    reply: one(dashboard),
  }),
};

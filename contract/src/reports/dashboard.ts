import { z } from "zod";
import { staffAndLeaders } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { day, moment, reference } from "../core/fields.ts";
import { idsFilter, messageOnly, one } from "../core/page.ts";
import { answeredTypeKeys } from "../curriculum/activities/answeredTypes.ts";
import { leadStatuses } from "../leads/leads.ts";
import { latestResponse, liveItem } from "../people/placeMeasures.ts";
import { need } from "./overviewNeeds.ts";

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

/** Figures up to a day; null where the caller has no permission. */
const figuresByDay = z.object({
  active: count.nullable(),
  responses: count.nullable(),
  points: count.nullable(),
  donated_cents: count.nullable(),
});

/** Earlier sessions, up to the same day of the session as today, beside the current ones of the same programs. */
const comparison = z.object({
  /** How many of the current sessions have an earlier one. */
  programs: count,
  /** The earlier session, if it is only one. */
  session: reference.extend({ start: day, until: day }).nullable(),
  now: figuresByDay,
  earlier: figuresByDay,
});

/** The cards of the overview, in their usual order. */
export const overviewCards = [
  "pace",
  "silent",
  "weeks",
  "sites",
  "responses",
  "leads",
  "live",
  "latest",
  "never_signed_in",
] as const;
export type OverviewCard = (typeof overviewCards)[number];

const cards = z
  .array(z.enum(overviewCards))
  .max(overviewCards.length)
  .refine((all) => new Set(all).size === all.length);

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
  /** All that needs the caller, in any program, the most urgent first. */
  needs: z.array(need),
  /** The current sessions so far, and beside earlier ones: null if none of these has any figures. */
  compared: z.object({ now: figuresByDay, last: comparison.nullable(), year: comparison.nullable() }),
  /** As the caller arranged them; those in neither list come last. */
  cards: z.object({ shown: cards, hidden: cards }),
  /** Null where the caller has no permission. */
  participation: participation.nullable(),
  live: z.array(liveItem).nullable(),
  latest: z.array(latestResponse).nullable(),
  giving: giving.nullable(),
  leads: z
    .object({ total: count, by_status: z.array(z.object({ status: z.enum(leadStatuses), count })) })
    .nullable(),
  /** Sites of programs in session; up to twelve rows, furthest behind first. */
  sites: z.object({ total: count, silent: count, lines: z.array(siteLine) }).nullable(),
  /** Active users who have never signed in, by role. */
  never_signed_in: z.array(z.object({ role: z.string(), count })).nullable(),
});

export type Dashboard = z.infer<typeof dashboard>;

const labels = {
  en: { one: "Card", many: "Cards", fields: { shown: "Shown", hidden: "Hidden" } },
  es: { one: "Tarjeta", many: "Tarjetas", fields: { shown: "Visibles", hidden: "Ocultas" } },
};

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
  arrange: defineEndpoint({
    name: "dashboard.arrange",
    method: "PATCH",
    path: "/dashboard/cards",
    access: staffAndLeaders,
    labels,
    summary: "Keep which cards of the overview the caller sees, and in which order",
    body: z.object({ shown: cards, hidden: cards }),
    reply: messageOnly,
  }),
};

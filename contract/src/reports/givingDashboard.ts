import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { reference } from "../core/fields.ts";
import { one } from "../core/page.ts";
import { reportIds } from "../core/reporting.ts";
import { classDonations } from "../giving/classDonations.ts";

const whole = z.number().int();

/** What classes won, what sponsors give for it, what the classes brought in, and how far that is; docs/measures.md has each. */
const givingSums = z.object({
  /** Classes that have chosen a charity, or have won something and are yet to choose; each once. */
  classes: whole,
  points: whole,
  earned_cents: whole,
  /** Of what is earned, that of classes which have not chosen in that session. */
  unassigned_cents: whole,
  donated_cents: whole,
  verified_cents: whole,
  paid_cents: whole,
  /** Earned and donated together. */
  total_cents: whole,
});

export type GivingSums = z.infer<typeof givingSums>;

const givingDashboard = z.object({
  totals: givingSums.extend({
    /** Charities that something goes to. */
    charities: whole,
  }),
  /** The largest first; null is what classes have not chosen a charity for yet, and comes last. */
  by_charity: z.array(givingSums.extend({ charity: reference.nullable() })),
  /** The largest first. */
  by_provider: z.array(givingSums.extend({ provider: reference })),
  /** In time; null is what was won between sessions, and comes last. */
  by_session: z.array(
    givingSums.extend({
      session: z
        .object({ id: z.number().int(), name: z.string(), start: z.string(), program: reference })
        .nullable(),
    }),
  ),
});

export type GivingDashboard = z.infer<typeof givingDashboard>;

/** Giving at a glance. */
export const givingDashboardEndpoints = {
  get: defineEndpoint({
    name: "givingDashboard.get",
    labels: classDonations.labels,
    method: "GET",
    path: "/dashboard/giving",
    access: grant(["Reports", "Charities"], "Provider Leader", "Site Leader"),
    summary: "What classes earned and donated, in all and by charity, provider and session",
    query: z.strictObject({ sessions: reportIds(), providers: reportIds(), charities: reportIds() }),
    reply: one(givingDashboard),
  }),
};

import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { reference } from "../core/fields.ts";
import { one } from "../core/page.ts";
import { reportIds } from "../core/reporting.ts";
import { classDonations } from "../giving/classDonations.ts";
import { unpaidDonations } from "../giving/payments.ts";
import { sponsorFunding } from "../giving/sponsors.ts";
import { structureWord } from "../people/givingStructures.ts";

const whole = z.number().int();

/** Amounts as defined in docs/measures.md. */
const givingSums = z.object({
  /** Classes with a charity choice or with points, each counted once. */
  classes: whole,
  points: whole,
  earned_cents: whole,
  /** Earned by classes that haven't chosen a charity in that session, less what was given to one after closing. */
  unassigned_cents: whole,
  donated_cents: whole,
  verified_cents: whole,
  paid_cents: whole,
  /** Earned plus donated. */
  total_cents: whole,
});

export type GivingSums = z.infer<typeof givingSums>;

const givingDashboard = z.object({
  totals: givingSums.extend({
    /** Charities with an amount. */
    charities: whole,
  }),
  /** Largest first; null is not yet chosen, and `is_late` what of that was given to charities since its session was closed. */
  by_charity: z.array(givingSums.extend({ charity: reference.nullable(), is_late: z.boolean() })),
  /** Largest first. */
  by_provider: z.array(givingSums.extend({ provider: reference })),
  /** In date order; null is earned between sessions and comes last. */
  by_session: z.array(
    givingSums.extend({
      session: z
        .object({ id: z.number().int(), name: z.string(), start: z.string(), program: reference })
        .nullable(),
    }),
  ),
  /** Verified and not yet paid, largest first; null for who may not pay charities, and where narrowed by provider. */
  unpaid: z.array(unpaidDonations).nullable(),
  /** Of all pledges; null for who doesn't keep sponsors. */
  funding: sponsorFunding.nullable(),
});

export type GivingDashboard = z.infer<typeof givingDashboard>;

/** What all who see it may see. */
export type GivingOverview = Omit<GivingDashboard, "unpaid" | "funding">;

export const givingDashboardEndpoints = {
  get: defineEndpoint({
    name: "givingDashboard.get",
    labels: classDonations.labels,
    method: "GET",
    path: "/dashboard/giving",
    access: grant(["Reports", "Charities"], "Provider Leader", "Site Leader"),
    summary: "Get earned and donated totals, also by charity, provider and session",
    query: z.strictObject({
      sessions: reportIds(),
      providers: reportIds(),
      charities: reportIds(),
      structure: structureWord(),
    }),
    reply: one(givingDashboard),
  }),
};

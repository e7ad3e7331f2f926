import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  day,
  fieldRegistry,
  moment,
  money,
  optionalReferenceTo,
  reference,
  referenceTo,
  requiredText,
} from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { one } from "../core/page.ts";

/** The most points that one adjustment adds or takes. */
export const mostAdjustedPoints = 10_000;

/** A donation's amount, a donation that was verified late, points, or what another charity was given. */
export const adjustmentKinds = ["donation", "verification", "points", "charity"] as const;

const labels: Localized<Labels> = {
  en: {
    one: "Adjustment",
    many: "Adjustments",
    fields: {
      user_id: "Teacher",
      school_id: "Site",
      charity_id: "Charity",
      amount_cents: "Right amount",
      points: "Points",
      reason: "Reason",
    },
  },
  es: {
    one: "Ajuste",
    many: "Ajustes",
    fields: {
      user_id: "Docente",
      school_id: "Plantel",
      charity_id: "Organización",
      amount_cents: "Monto correcto",
      points: "Puntos",
      reason: "Motivo",
    },
  },
};

/** A correction of a closed session, dated in a later one. */
const adjustment = z.object({
  id: z.number().int(),
  kind: z.enum(adjustmentKinds),
  /** The closed session that it corrects. */
  session: reference,
  /** The session in which it counts, on its day. */
  in_session: reference,
  effective_on: day,
  user: reference,
  school: reference,
  charity: reference,
  /** The charity that had it before, if it was given to another one. */
  from_charity: reference.nullable(),
  /** The donation that it corrects, as it was recorded. */
  donation: z.object({ id: z.number().int(), donated_on: day, amount_cents: money }).nullable(),
  points: z.number().int().nullable(),
  /** What it adds, or takes if below zero; of a late verification what it verified, and of another charity what that was given. */
  cents: money,
  reason: z.string(),
  made_at: moment,
  made_by: reference,
  /** The adjustment that this one reverses. */
  reverses_id: z.number().int().nullable(),
  is_reversed: z.boolean(),
});

export type Adjustment = z.infer<typeof adjustment>;

const adjusted = z.object({
  /** The day and session of an adjustment made now; null if no later session of the program is open. */
  target: z.object({ session: reference, day }).nullable(),
  /** Latest first. */
  adjustments: z.array(adjustment),
});

export type SessionAdjustments = z.infer<typeof adjusted>;

const charities = grant(["Charities"]);
const reason = () => requiredText(500);

/** Late corrections of closed sessions: entries of their own in the next open session of the program. */
export const adjustmentEndpoints = {
  all: defineEndpoint({
    name: "adjustment.all",
    labels,
    method: "GET",
    path: "/session/:id/adjustments",
    access: charities,
    summary: "List the Adjustments of a closed Session, and where one made now would count",
    params: idParams,
    reply: one(adjusted),
  }),
  donation: defineEndpoint({
    name: "adjustment.donation",
    labels,
    method: "POST",
    path: "/classDonation/:id/adjust",
    access: charities,
    summary:
      "Adjust a counted or verified Donation of a closed Session to its right amount, 0 if it was none. The difference counts in the next open session",
    params: idParams,
    body: z.object({
      amount_cents: z.number().int().min(0).max(100_000_000).register(fieldRegistry, { kind: "number" }),
      reason: reason(),
    }),
    reply: one(adjustment),
  }),
  verify: defineEndpoint({
    name: "adjustment.verify",
    labels,
    method: "POST",
    path: "/classDonation/:id/verifyLate",
    access: charities,
    summary:
      "Verify a Donation that was only counted when its Session was closed. It is taken from what is counted and added to what is verified in the next open session",
    params: idParams,
    body: z.object({ reason: reason() }),
    reply: one(adjustment),
  }),
  points: defineEndpoint({
    name: "adjustment.points",
    labels,
    method: "POST",
    path: "/charityAsso/:id/adjustPoints",
    access: charities,
    summary:
      "Add points to those of a class that has chosen a charity in a closed Session, or take some below zero. They count in the next open session at their value on the closed one's last day",
    params: idParams,
    body: z.object({
      /** Another charity that the class has points for in that session; by default the chosen one. */
      charity_id: optionalReferenceTo("charity"),
      points: z
        .number()
        .int()
        .min(-mostAdjustedPoints)
        .max(mostAdjustedPoints)
        .register(fieldRegistry, { kind: "number" }),
      reason: reason(),
    }),
    reply: one(adjustment),
  }),
  charity: defineEndpoint({
    name: "adjustment.charity",
    labels,
    method: "POST",
    path: "/session/:id/adjustCharity",
    access: charities,
    summary:
      "Give what a class gave and earned in a closed Session to another Charity, as far as it isn't paid or in a payment. It counts in the next open session",
    params: idParams,
    body: z.object({
      user_id: referenceTo("user"),
      school_id: referenceTo("site"),
      charity_id: referenceTo("charity"),
      reason: reason(),
    }),
    reply: one(z.object({ adjustments: z.array(adjustment) })),
  }),
  reverse: defineEndpoint({
    name: "adjustment.reverse",
    labels,
    method: "POST",
    path: "/adjustment/:id/reverse",
    access: charities,
    summary: "Reverse an Adjustment, once, by an opposite one in the session that is open now",
    params: idParams,
    body: z.object({ reason: reason() }),
    reply: one(adjustment),
  }),
};

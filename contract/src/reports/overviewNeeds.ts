import { z } from "zod";
import { moment } from "../core/fields.ts";

/** What can need somebody, as docs/measures.md defines each. */
export const needKinds = [
  "ledger_differs",
  "ledger_late",
  "leads",
  "bounced_mails",
  "held_donations",
  "payment_runs",
  "thank_yous",
  "drafts",
  "silent_classes",
  "films",
  "to_verify",
  "unpaid",
] as const;
export type NeedKind = (typeof needKinds)[number];

/** Rank of each kind: wrong records first, then people who wait for an answer, decisions, and the work of each week. */
export const needRanks: Readonly<Record<NeedKind, number>> = {
  ledger_differs: 1,
  ledger_late: 1,
  leads: 2,
  bounced_mails: 2,
  held_donations: 3,
  payment_runs: 3,
  thank_yous: 3,
  drafts: 3,
  silent_classes: 4,
  films: 4,
  to_verify: 4,
  unpaid: 4,
};

/** How many needs the overview shows in color. */
export const mostNeeds = 3;

export const need = z.object({
  kind: z.enum(needKinds),
  count: z.number().int(),
  /** The money it is about, if it is about money. */
  cents: z.number().int().nullable(),
  /** When the one that waits longest began to. */
  since: moment.nullable(),
  /** Of drafts, the kind of activity that has most of them; of a single payment run, its id. */
  about: z.string().nullable(),
});
export type Need = z.infer<typeof need>;

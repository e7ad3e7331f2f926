import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  calendarDate,
  choice,
  day,
  fieldRegistry,
  flag,
  id,
  moment,
  money,
  optionalDate,
  optionalEmail,
  optionalLongText,
  optionalText,
  reference,
  referencesTo,
  referenceTo,
  requiredText,
} from "../core/fields.ts";
import { dateFilter, flagFilter, idsFilter, one, wordsFilter } from "../core/page.ts";
import {
  createEndpoint,
  crudEndpoints,
  defineResource,
  getEndpoint,
  listEndpoint,
} from "../core/resource.ts";
import { askedPeriod } from "./givingYears.ts";
import { paymentMethods } from "./payments.ts";
import { pledgeLabels, receiptLabels, sponsorLabels } from "./sponsorLabels.ts";

const charities = grant(["Charities"]);
const whole = z.number().int();

/** In cents, up to $10,000,000. */
const largeCents = () => whole.min(1).max(1_000_000_000).register(fieldRegistry, { kind: "number" });
const optionalCents = () => largeCents().nullable().optional();

/** Those who pledge money for the points that classes earn. */
export const sponsors = defineResource({
  name: "sponsor",
  path: "/sponsor",
  labels: sponsorLabels,
  row: {
    name: z.string(),
    contact_name: z.string().nullable(),
    email: z.string().nullable(),
    note: z.string().nullable(),
    is_active: z.boolean(),
    pledge_count: whole,
    /** Promised in fixed sums: amounts, and caps of pledges per point. */
    pledged_cents: money,
    received_cents: money,
  },
  input: {
    name: requiredText(200),
    contact_name: optionalText(200),
    email: optionalEmail(),
    note: optionalLongText(2000),
    is_active: flag().optional(),
  },
  filters: { is_active: flagFilter() },
  sorts: ["name", "contact_name", "is_active", "pledge_count", "pledged_cents", "received_cents"],
  access: writtenBy(charities),
});

export const pledgeKinds = ["amount", "per_point"] as const;
export type PledgeKind = (typeof pledgeKinds)[number];

export const pledgeStates = ["open", "closed"] as const;

/** Pools that points draw on. */
export const pledges = defineResource({
  name: "pledge",
  path: "/pledge",
  labels: pledgeLabels,
  row: {
    sponsor: reference,
    name: z.string(),
    kind: z.enum(pledgeKinds),
    amount_cents: money.nullable(),
    point_cents: money.nullable(),
    /** The most that a pledge per point comes to. */
    cap_cents: money.nullable(),
    from_on: day,
    until_on: day.nullable(),
    /** Points of which programs, providers and charities; none: of all. */
    programs: z.array(reference),
    providers: z.array(reference),
    charities: z.array(reference),
    /** Points from later days than `closed_on` don't draw on a closed one. */
    state: z.enum(pledgeStates),
    closed_on: day.nullable(),
    received_cents: money,
  },
  input: {
    sponsor_id: referenceTo("sponsor"),
    name: requiredText(120),
    kind: choice(pledgeKinds),
    amount_cents: optionalCents(),
    point_cents: whole.min(1).max(100_000).register(fieldRegistry, { kind: "number" }).nullable().optional(),
    cap_cents: optionalCents(),
    from_on: calendarDate(),
    until_on: optionalDate(),
    program_ids: referencesTo("program").optional(),
    provider_ids: referencesTo("provider").optional(),
    charity_ids: referencesTo("charity").optional(),
    state: choice(pledgeStates).optional(),
  },
  filters: { sponsors: idsFilter(), state: wordsFilter(pledgeStates) },
  sorts: ["name", "sponsor", "from_on", "until_on", "state"],
  access: writtenBy(charities),
});

/** Money that came in of a pledge. */
export const sponsorReceipts = defineResource({
  name: "sponsorReceipt",
  path: "/sponsorReceipt",
  labels: receiptLabels,
  row: {
    sponsor: reference,
    pledge: reference,
    amount_cents: money,
    received_on: day,
    method: z.enum(paymentMethods),
    reference: z.string().nullable(),
    note: z.string().nullable(),
    /** The day on which all of it was confirmed by a bank's statement. */
    seen_on: day.nullable(),
    received_by: reference.nullable(),
    /** A reversed one counts in no figure. */
    reversed_at: moment.nullable(),
    reversed_by: reference.nullable(),
    reason: z.string().nullable(),
  },
  input: {
    pledge_id: referenceTo("pledge"),
    amount_cents: largeCents(),
    received_on: calendarDate(),
    method: choice(paymentMethods),
    reference: optionalText(80),
    note: optionalText(500),
  },
  filters: {
    sponsors: idsFilter(),
    pledges: idsFilter(),
    is_reversed: flagFilter(),
    from: dateFilter(),
    to: dateFilter(),
  },
  sorts: ["sponsor", "pledge", "amount_cents", "received_on"],
  access: { read: charities, create: charities, update: grant("none"), remove: grant("none") },
});

/** A pledge as staff write it, and why they change it: the ledger keeps that. */
export const writtenPledge = { input: pledges.input.extend({ reason: optionalText(500) }) };

const pledgeCrud = crudEndpoints(pledges);

export const pledgeEndpoints = {
  ...pledgeCrud,
  create: { ...pledgeCrud.create, body: writtenPledge.input },
  update: { ...pledgeCrud.update, body: writtenPledge.input.partial() },
};

export const sponsorReceiptEndpoints = {
  list: listEndpoint(sponsorReceipts),
  get: getEndpoint(sponsorReceipts),
  create: createEndpoint(sponsorReceipts),
  reverse: defineEndpoint({
    name: "sponsorReceipt.reverse",
    labels: receiptLabels,
    method: "POST",
    path: "/sponsorReceipt/:id/reverse",
    access: charities,
    summary: "Reverse a Receipt that was entered by mistake or taken back; it stays in the list",
    params: idParams,
    body: z.object({ reason: requiredText(500) }),
    reply: one(sponsorReceipts.row),
  }),
};

/** What points have drawn on a pledge. */
const pledgeFunding = z.object({
  id: id(),
  name: z.string(),
  sponsor: reference,
  /** Amount, or cap; null: whatever the points come to. */
  pledged_cents: money.nullable(),
  drawn_cents: money,
  points: whole,
  /** What of it charities have been paid; the pledge can't be lowered below it. */
  paid_cents: money,
  received_cents: money,
  /** Drawn and not received. */
  outstanding_cents: money,
  /** At the pace of the last 28 days; null: it doesn't before it ends. */
  runs_out_on: day.nullable(),
  is_used_up: z.boolean(),
  is_open: z.boolean(),
});

export type PledgeFunding = z.infer<typeof pledgeFunding>;

/** What is pledged, drawn, received and not yet funded. */
export const sponsorFunding = z.object({
  /** The first day of the first pledge; null without one. */
  since: day.nullable(),
  /** What points have earned since then. */
  earned_cents: money,
  drawn_cents: money,
  /** Earned since then, and covered by no pledge. */
  not_funded_cents: money,
  pledged_cents: money,
  received_cents: money,
  outstanding_cents: money,
  /** In the order in which points draw on them. */
  pledges: z.array(pledgeFunding),
});

export type SponsorFunding = z.infer<typeof sponsorFunding>;

export const sponsorEndpoints = {
  ...crudEndpoints(sponsors),
  funding: defineEndpoint({
    name: "sponsor.funding",
    labels: sponsorLabels,
    method: "GET",
    path: "/sponsor/funding",
    access: charities,
    summary: "Get what is pledged, drawn, received and not yet funded, in all and by Pledge",
    reply: one(sponsorFunding),
  }),
  statement: defineEndpoint({
    name: "sponsor.statement",
    labels: sponsorLabels,
    method: "GET",
    path: "/sponsor/:id/statement",
    access: charities,
    summary:
      "Get a Sponsor's statement as PDF: pledged, drawn, received and outstanding, by Charity and by Site; in all, or with `period` of a year or any dates beside the year before",
    params: idParams,
    query: z.strictObject({ ...askedPeriod, period: askedPeriod.period.unwrap().optional() }),
    reply: z.string(),
    answerFiles: ["pdf"],
  }),
};

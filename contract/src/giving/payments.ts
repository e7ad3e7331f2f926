import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  calendarDate,
  choice,
  day,
  id,
  moment,
  money,
  optionalText,
  reference,
  referencesTo,
  requiredText,
} from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { dateFilter, flagFilter, idsFilter, one, wordsFilter } from "../core/page.ts";
import { defineResource, getEndpoint, listEndpoint } from "../core/resource.ts";

/** A payment is proposed, approved with its run and sent; or left out of the run, or sent and reversed. */
export const paymentStates = ["proposed", "approved", "sent", "left_out", "reversed"] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentMethods = ["check", "transfer", "card", "cash", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What a payment run pays: verified donations, what points earned, or both. */
export const paymentParts = ["donated", "earned"] as const;
export type PaymentPart = (typeof paymentParts)[number];

/** Programs whose import of bills the accounting file fits. */
export const accountingLayouts = ["quickbooks", "xero"] as const;
export type AccountingLayout = (typeof accountingLayouts)[number];

/** After so many days a sent payment should have been seen at the bank. */
export const unseenDays = 10;

const charities = grant(["Charities"]);
const whole = z.number().int();

/** What a charity gets in a payment run. */
export const payments = defineResource({
  name: "payment",
  path: "/payment",
  labels: {
    en: {
      one: "Payment",
      many: "Payments",
      fields: {
        run: "Payment Run",
        runs: "Payment Runs",
        charity: "Charity",
        charities: "Charities",
        donation_count: "Donations",
        donated_cents: "Donated",
        points: "Points",
        earned_cents: "Earned",
        total_cents: "Total",
        state: "State",
        method: "Method",
        reference: "Reference",
        sent_on: "Sent On",
        sent_by: "Sent By",
        seen_on: "Seen at the Bank",
        is_unseen: "Not Seen at the Bank",
        reason: "Reason",
      },
    },
    es: {
      one: "Pago",
      many: "Pagos",
      fields: {
        run: "Lote de pagos",
        runs: "Lotes de pagos",
        charity: "Organización",
        charities: "Organizaciones",
        donation_count: "Donaciones",
        donated_cents: "Donado",
        points: "Puntos",
        earned_cents: "Ganado",
        total_cents: "Total",
        state: "Estado",
        method: "Forma de pago",
        reference: "Referencia",
        sent_on: "Fecha de envío",
        sent_by: "Enviado por",
        seen_on: "Visto en el banco",
        is_unseen: "No visto en el banco",
        reason: "Motivo",
      },
    },
  },
  row: {
    run: reference,
    /** By the name it had when the payment was proposed. */
    charity: reference,
    donation_count: whole,
    donated_cents: money,
    points: whole,
    earned_cents: money,
    total_cents: money,
    state: z.enum(paymentStates),
    method: z.enum(paymentMethods).nullable(),
    reference: z.string().nullable(),
    sent_on: day.nullable(),
    sent_by: reference.nullable(),
    /** The day on which lines of bank statements were confirmed as all of it. */
    seen_on: day.nullable(),
    /** Why it was reversed. */
    reason: z.string().nullable(),
  },
  input: {},
  filters: {
    runs: idsFilter(),
    charities: idsFilter(),
    state: wordsFilter(paymentStates),
    /** Sent more than ten days ago (`unseenDays`) and not seen at the bank. */
    is_unseen: flagFilter(),
    /** By the day it was sent. */
    from: dateFilter(),
    to: dateFilter(),
  },
  sorts: ["run", "charity", "donated_cents", "earned_cents", "total_cents", "state", "sent_on"],
  access: writtenBy(grant("none"), charities),
});

/** What a charity could be paid now. */
const due = z.object({
  charity: reference,
  donation_count: whole,
  donated_cents: money,
  points: whole,
  earned_cents: money,
  total_cents: money,
});

export type PaymentDue = z.infer<typeof due>;

export const paymentEndpoints = {
  list: listEndpoint(payments),
  get: getEndpoint(payments),
  due: defineEndpoint({
    name: "payment.due",
    labels: payments.labels,
    method: "GET",
    path: "/payment/due",
    access: charities,
    summary: "List what each charity could be paid now: verified donations and earned points in no other run",
    query: z.strictObject({ sessions: idsFilter() }),
    reply: z.object({ data: z.array(due) }),
  }),
  reverse: defineEndpoint({
    name: "payment.reverse",
    labels: payments.labels,
    method: "POST",
    path: "/payment/:id/reverse",
    access: charities,
    summary:
      "Take back a sent Payment that did not arrive; its donations are verified again and can be paid anew",
    params: idParams,
    body: z.object({ reason: requiredText(500) }),
    reply: one(payments.row),
  }),
  letter: defineEndpoint({
    name: "payment.letter",
    labels: payments.labels,
    method: "GET",
    path: "/payment/:id/letter",
    access: charities,
    summary: "Get the remittance letter of a sent Payment as PDF, with what each Site gave",
    params: idParams,
    reply: z.string(),
    answersFile: true,
  }),
};

const runLabels: Localized<Labels> = {
  en: {
    one: "Payment Run",
    many: "Payment Runs",
    fields: {
      charities: "Charities",
      parts: "What to Pay",
      payments: "Payments",
      method: "Method",
      sent_on: "Sent On",
      reference: "Reference",
      reason: "Reason",
      note: "Note",
      account: "Account",
    },
  },
  es: {
    one: "Lote de pagos",
    many: "Lotes de pagos",
    fields: {
      charities: "Organizaciones",
      parts: "Qué se paga",
      payments: "Pagos",
      method: "Forma de pago",
      sent_on: "Fecha de envío",
      reference: "Referencia",
      reason: "Motivo",
      note: "Nota",
      account: "Cuenta",
    },
  },
};

export const paymentRunStates = ["proposed", "approved", "canceled"] as const;
export type PaymentRunState = (typeof paymentRunStates)[number];

export const paymentRunSteps = ["approve", "leave_out", "send", "cancel"] as const;

const paymentRun = z.object({
  id: id(),
  name: z.string(),
  note: z.string().nullable(),
  state: z.enum(paymentRunStates),
  parts: z.array(z.enum(paymentParts)),
  /** Empty: of all sessions. */
  sessions: z.array(reference),
  created_at: moment,
  created_by: reference.nullable(),
  /** Whether somebody else than who proposed it must approve. */
  needs_second_person: z.boolean(),
  approved_at: moment.nullable(),
  approved_by: reference.nullable(),
  canceled_at: moment.nullable(),
  canceled_by: reference.nullable(),
  /** Why it was canceled. */
  reason: z.string().nullable(),
  /** Payments that aren't left out, and how many of them were sent. */
  payment_count: whole,
  sent_count: whole,
  donated_cents: money,
  earned_cents: money,
  total_cents: money,
  /** Sent and not reversed. */
  sent_cents: money,
  /** What the caller can do now. */
  next: z.array(z.enum(paymentRunSteps)),
});

export type PaymentRun = z.infer<typeof paymentRun>;

const oneRun = one(paymentRun);

/** Groups of payments that are proposed, approved and sent together. */
export const paymentRunEndpoints = {
  list: defineEndpoint({
    name: "paymentRun.all",
    labels: runLabels,
    method: "GET",
    path: "/paymentRun",
    access: charities,
    summary: "List Payment Runs, latest first",
    reply: z.object({ data: z.array(paymentRun) }),
  }),
  get: defineEndpoint({
    name: "paymentRun.get",
    labels: runLabels,
    method: "GET",
    path: "/paymentRun/get/:id",
    access: charities,
    summary: "Get a Payment Run",
    params: idParams,
    reply: oneRun,
  }),
  create: defineEndpoint({
    name: "paymentRun.create",
    labels: runLabels,
    method: "POST",
    path: "/paymentRun/add",
    access: charities,
    summary:
      "Propose a Payment for each charity with money that is due, and set that money aside; sessions and charities narrow it",
    body: z.object({
      name: requiredText(120),
      note: optionalText(500),
      sessions: referencesTo("session").optional(),
      charities: referencesTo("charity", 1).optional(),
      parts: z.array(z.enum(paymentParts)).min(1).max(2).optional(),
    }),
    reply: oneRun,
    status: 201,
  }),
  leaveOut: defineEndpoint({
    name: "paymentRun.leaveOut",
    labels: runLabels,
    method: "POST",
    path: "/paymentRun/:id/leaveOut",
    access: charities,
    summary: "Leave Payments that aren't sent out of a Payment Run; their money is due again",
    params: idParams,
    body: z.object({ payments: z.array(id()).min(1).max(1000) }),
    reply: oneRun,
  }),
  approve: defineEndpoint({
    name: "paymentRun.approve",
    labels: runLabels,
    method: "POST",
    path: "/paymentRun/:id/approve",
    access: charities,
    summary: "Approve a Payment Run that somebody else proposed",
    params: idParams,
    reply: oneRun,
  }),
  cancel: defineEndpoint({
    name: "paymentRun.cancel",
    labels: runLabels,
    method: "POST",
    path: "/paymentRun/:id/cancel",
    access: charities,
    summary: "Cancel a Payment Run of which nothing was sent; its money is due again",
    params: idParams,
    body: z.object({ reason: requiredText(500) }),
    reply: oneRun,
  }),
  send: defineEndpoint({
    name: "paymentRun.send",
    labels: runLabels,
    method: "POST",
    path: "/paymentRun/:id/send",
    access: charities,
    summary: "Mark approved Payments as sent, each with its reference; their donations become paid",
    params: idParams,
    body: z.object({
      method: choice(paymentMethods),
      sent_on: calendarDate(),
      payments: z
        .array(z.object({ id: id(), reference: optionalText(80) }))
        .min(1)
        .max(1000),
    }),
    reply: oneRun,
  }),
  statements: defineEndpoint({
    name: "paymentRun.statements",
    labels: runLabels,
    method: "GET",
    path: "/paymentRun/:id/statements",
    access: charities,
    summary:
      "Get a PDF with a page for each Site: what its classes gave to which Charity in the sent Payments of a run",
    params: idParams,
    reply: z.string(),
    answersFile: true,
  }),
  accounting: defineEndpoint({
    name: "paymentRun.accounting",
    labels: runLabels,
    method: "GET",
    path: "/paymentRun/:id/accounting",
    access: charities,
    summary: "Get the Payments of an approved run as a CSV of bills that QuickBooks or Xero imports",
    params: idParams,
    query: z.strictObject({
      layout: z.enum(accountingLayouts),
      /** The account that the bills are booked to. */
      account: z.string().trim().min(1).max(60),
    }),
    reply: z.string(),
    answersFile: true,
  }),
};

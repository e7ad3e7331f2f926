import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  calendarDate,
  choice,
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
import { one } from "../core/page.ts";
import { paymentMethods, paymentParts } from "./payments.ts";

/** Programs whose import of bills the accounting file fits. */
export const accountingLayouts = ["quickbooks", "xero"] as const;
export type AccountingLayout = (typeof accountingLayouts)[number];

/** Who the statements of a run are for. */
export const statementReceivers = ["site", "charity"] as const;
export type StatementReceiver = (typeof statementReceivers)[number];

/** After so many days a sent payment should have been seen at the bank. */
export const unseenDays = 10;

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

const charities = grant(["Charities"]);
const whole = z.number().int();

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
  /** Payments that aren't left out or reversed, and how many of them were sent. */
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
  letters: defineEndpoint({
    name: "paymentRun.letters",
    labels: runLabels,
    method: "GET",
    path: "/paymentRun/:id/letters",
    access: charities,
    summary: "Get the letters of all sent Payments of a run as one PDF",
    params: idParams,
    reply: z.string(),
    answerFiles: ["pdf"],
  }),
  statements: defineEndpoint({
    name: "paymentRun.statements",
    labels: runLabels,
    method: "GET",
    path: "/paymentRun/:id/statements",
    access: charities,
    summary:
      "Get a PDF with a statement for each Site, or each Charity: what classes gave to which Charity in the sent Payments of a run",
    params: idParams,
    query: z.strictObject({ of: z.enum(statementReceivers).default("site") }),
    reply: z.string(),
    answerFiles: ["pdf"],
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
    answerFiles: ["csv"],
  }),
};

import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { day, money, reference, requiredText } from "../core/fields.ts";
import { dateFilter, flagFilter, idsFilter, one, pageMeta, wordsFilter } from "../core/page.ts";
import { defineResource, getEndpoint, listEndpoint } from "../core/resource.ts";
import { besideYear } from "./besideYear.ts";

/** A payment is proposed, approved with its run and sent; or left out of the run, or sent and reversed. */
export const paymentStates = ["proposed", "approved", "sent", "left_out", "reversed"] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentMethods = ["check", "transfer", "card", "cash", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What a payment run pays: verified donations, what points earned, or both. */
export const paymentParts = ["donated", "earned"] as const;
export type PaymentPart = (typeof paymentParts)[number];

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
export const paymentDue = z.object({
  charity: reference,
  donation_count: whole,
  donated_cents: money,
  points: whole,
  earned_cents: money,
  total_cents: money,
});

export type PaymentDue = z.infer<typeof paymentDue>;

/** A charity's donations that are verified and not paid. */
export const unpaidDonations = z.object({
  charity: reference,
  verified_cents: money,
  /** What of it is in a payment run that is proposed or approved. */
  in_run_cents: money,
});

export type UnpaidDonations = z.infer<typeof unpaidDonations>;

export const paymentEndpoints = {
  list: {
    ...listEndpoint(payments),
    summary:
      "List Payments with totals of all matches but those left out or reversed, and between two dates with those of the year before",
    reply: z.object({
      data: z.array(payments.row),
      meta: pageMeta.extend(besideYear({ donated_cents: money, earned_cents: money, total_cents: money })),
    }),
  },
  get: getEndpoint(payments),
  due: defineEndpoint({
    name: "payment.due",
    labels: payments.labels,
    method: "GET",
    path: "/payment/due",
    access: charities,
    summary: "List what each charity could be paid now: verified donations and earned points in no other run",
    query: z.strictObject({ sessions: idsFilter() }),
    reply: z.object({ data: z.array(paymentDue) }),
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
    answerFiles: ["pdf"],
  }),
};

import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  day,
  id,
  moment,
  money,
  optionalChoice,
  optionalText,
  reference,
  requiredText,
} from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { one } from "../core/page.ts";

/** What a line of a bank's statement can be: a payment to a charity, or what came in from a class or a sponsor. */
export const bankThings = ["payment", "donation", "receipt"] as const;
export type BankThing = (typeof bankThings)[number];

/** What is proposed for a line: reference and amount agree, or it is only probable; and what a person decided. */
export const bankLineStates = ["matched", "probable", "unmatched", "confirmed", "not_ours"] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** Why a line has another amount than what it is confirmed as. */
export const bankDifferences = ["fee", "partial", "other"] as const;
export type BankDifference = (typeof bankDifferences)[number];

const charities = grant(["Charities"]);
const whole = z.number().int();

const labels: Localized<Labels> = {
  en: {
    one: "Bank Line",
    many: "Bank Lines",
    fields: {
      things: "Payments, Donations or Receipts",
      difference: "Difference",
      difference_cents: "Difference",
      note: "Note",
      lines: "Lines",
      confirmed_as: "Confirmed As",
      booked_on: "Day",
      amount_cents: "Amount",
      state: "State",
    },
  },
  es: {
    one: "Movimiento bancario",
    many: "Movimientos bancarios",
    fields: {
      things: "Pagos, donaciones o ingresos",
      difference: "Diferencia",
      difference_cents: "Diferencia",
      note: "Nota",
      lines: "Movimientos",
      confirmed_as: "Confirmado como",
      booked_on: "Fecha",
      amount_cents: "Importe",
      state: "Estado",
    },
  },
};

/** What a line can be confirmed as. */
const thing = z.object({
  kind: z.enum(bankThings),
  id: id(),
  /** The charity of a payment, the site of a donation, the sponsor of a receipt. */
  name: z.string(),
  /** What else tells it apart, such as its payment run or pledge. */
  note: z.string().nullable(),
  on: day,
  total_cents: money,
  /** What of it no other line was confirmed as. */
  cents: money,
});
export type BankMatch = z.infer<typeof thing>;

const decision = z.object({
  kind: z.enum(["confirmed", "not_ours"]),
  at: moment,
  by: reference.nullable(),
  note: z.string().nullable(),
  difference: z.enum(bankDifferences).nullable(),
  difference_cents: money,
  things: z.array(thing),
  undone_at: moment.nullable(),
  undone_by: reference.nullable(),
  undone_note: z.string().nullable(),
});

/** A line of a bank's statement; amounts below zero went out. */
export const bankLine = z.object({
  id: id(),
  /** Its row in the file. */
  row: whole.nullable(),
  booked_on: day,
  amount_cents: money,
  text: z.string(),
  name: z.string().nullable(),
  reference: z.string().nullable(),
  state: z.enum(bankLineStates),
  /** What it probably is, with how sure that is from 0 to 100 and why. */
  proposal: z
    .object({ things: z.array(thing), score: whole, reasons: z.array(z.string()), difference_cents: money })
    .nullable(),
  decision: decision.nullable(),
  /** Earlier decisions that were undone, latest first. */
  history: z.array(decision),
});
export type BankLine = z.infer<typeof bankLine>;

const chosen = z.object({
  kind: z.enum(bankThings),
  id: id(),
  /** How much of it the line is; without it, as much as fits. */
  cents: z.number().int().min(1).max(100_000_000_000).optional(),
});

const line = one(bankLine);

/** What people decide of lines of bank statements. */
export const bankLineEndpoints = {
  candidates: defineEndpoint({
    name: "bankLine.candidates",
    labels,
    method: "GET",
    path: "/bankLine/:id/candidates",
    access: charities,
    summary:
      "List the Payments, Donations or Receipts that a line could be, best first; `search` looks in all of them",
    searches: true,
    params: idParams,
    query: z.strictObject({ search: z.string().trim().max(100).optional() }),
    reply: z.object({ data: z.array(thing) }),
  }),
  confirm: defineEndpoint({
    name: "bankLine.confirm",
    labels,
    method: "POST",
    path: "/bankLine/:id/confirm",
    access: charities,
    summary:
      "Confirm what a line is: one Payment, Donation or Receipt, or several. `difference` says why amounts differ: fee, partial or other, which needs a note",
    params: idParams,
    body: z.object({
      things: z.array(chosen).min(1).max(200),
      difference: optionalChoice(bankDifferences),
      note: optionalText(500),
    }),
    reply: line,
  }),
  confirmMatched: defineEndpoint({
    name: "bankLine.confirmMatched",
    labels,
    method: "POST",
    path: "/bankLine/confirmMatched",
    access: charities,
    summary: "Confirm lines whose reference and amount agree; others among them are left as they are",
    body: z.object({ lines: z.array(id()).min(1).max(10_000) }),
    reply: one(z.object({ confirmed: whole, left: whole })),
  }),
  notOurs: defineEndpoint({
    name: "bankLine.notOurs",
    labels,
    method: "POST",
    path: "/bankLine/:id/notOurs",
    access: charities,
    summary: "Set a line aside that is no Payment, Donation or Receipt, with a note",
    params: idParams,
    body: z.object({ note: requiredText(500) }),
    reply: line,
  }),
  undo: defineEndpoint({
    name: "bankLine.undo",
    labels,
    method: "POST",
    path: "/bankLine/:id/undo",
    access: charities,
    summary: "Undo what was decided of a line; its history keeps it",
    params: idParams,
    body: z.object({ note: optionalText(500) }),
    reply: line,
  }),
};

import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { day, moment, money, optionalText, reference, requiredText } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { one } from "../core/page.ts";

/** What may be open when a session is closed. Only its end has to be over; the others can be accepted. */
export const closingItems = [
  "not_ended",
  "late_answers",
  "uncounted",
  "held",
  "unverified",
  "undecided",
] as const;
export type ClosingItem = (typeof closingItems)[number];

/** The items with which a session can be closed all the same. */
export const acceptableItems = closingItems.filter((item) => item !== "not_ended");

const labels: Localized<Labels> = {
  en: {
    one: "Session Closing",
    many: "Session Closings",
    fields: { accept: "Accepted", note: "Note", reason: "Reason" },
  },
  es: {
    one: "Cierre de sesión",
    many: "Cierres de sesiones",
    fields: { accept: "Aceptado", note: "Nota", reason: "Motivo" },
  },
};

const openItem = z.object({
  key: z.enum(closingItems),
  /** Donations, responses or classes; of dates the days that remain. */
  count: z.number().int(),
  /** What they come to; null where it isn't money. */
  cents: money.nullable(),
  /** The first of them, by class. */
  first: z.array(z.string()),
});

const closingEvent = z.object({
  id: z.number().int(),
  action: z.enum(["close", "reopen"]),
  at: moment,
  by: reference,
  note: z.string().nullable(),
  /** What was knowingly left open. */
  left_open: z.array(openItem.pick({ key: true, count: true })),
  /** The SHA-256 of the statement, in hexadecimal digits; null when reopened. */
  sha256: z.string().nullable(),
});

const closing = z.object({
  session: reference,
  program: reference,
  start: day,
  end: day,
  closed_at: moment.nullable(),
  closed_by: reference.nullable(),
  /** What is still open; empty once the session is closed. */
  items: z.array(openItem),
  /** Each closing and reopening, latest first. */
  events: z.array(closingEvent),
});

export type SessionClosing = z.infer<typeof closing>;

const charities = grant(["Charities"]);

/** Closing a session's books: its points, choices and donations no longer change, and a statement is kept. */
export const sessionClosingEndpoints = {
  get: defineEndpoint({
    name: "sessionClosing.get",
    labels,
    method: "GET",
    path: "/session/:id/closing",
    access: charities,
    summary: "Get what is still open in a Session, whether it is closed, and each closing with its statement",
    params: idParams,
    reply: one(closing),
  }),
  close: defineEndpoint({
    name: "sessionClosing.close",
    labels,
    method: "POST",
    path: "/session/:id/close",
    access: charities,
    summary:
      "Close a Session: lock its dates, choices, points and donations, and keep its statement. `accept` names what stays open, with a `note`",
    params: idParams,
    body: z.object({
      accept: z.array(z.enum(acceptableItems)).max(closingItems.length).optional(),
      note: optionalText(1000),
    }),
    reply: one(closing),
  }),
  reopen: defineEndpoint({
    name: "sessionClosing.reopen",
    labels,
    method: "POST",
    path: "/session/:id/reopen",
    access: grant("unrestricted"),
    summary: "Reopen a closed Session with a `reason`; its statement is kept",
    params: idParams,
    body: z.object({ reason: requiredText(1000) }),
    reply: one(closing),
  }),
  statement: defineEndpoint({
    name: "sessionClosing.statement",
    labels,
    method: "GET",
    path: "/sessionClosing/:id/statement",
    access: grant(["Reports", "Charities"]),
    summary: "Download the statement that was kept when a Session was closed; always the same bytes",
    params: idParams,
    reply: z.string(),
    answerFiles: ["csv"],
  }),
};

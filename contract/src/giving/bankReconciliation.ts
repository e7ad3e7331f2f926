import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { day, money, reference } from "../core/fields.ts";
import { one } from "../core/page.ts";
import { bankLineStates } from "./bankLines.ts";
import { bankStatements } from "./bankStatements.ts";

const whole = z.number().int();
const charities = grant(["Charities"]);

const unseen = z.array(
  z.object({ id: whole, name: z.string(), note: z.string().nullable(), on: day, cents: money }),
);

const reconciliation = z.object({
  account: z.string(),
  from: day,
  to: day,
  /** Before the first line and after the last one, as far as statements of the period tell. */
  opening_cents: money.nullable(),
  closing_cents: money.nullable(),
  in_cents: money,
  out_cents: money,
  /** What the closing balance is more or less than the opening one with all lines; null if a balance isn't known. */
  difference_cents: money.nullable(),
  line_count: whole,
  /** Lines by state. */
  counts: z.record(z.enum(bankLineStates), whole),
  /** Payments sent in these days of which the bank hasn't had all, latest first. */
  unseen_payments: unseen,
  /** Verified donations of these days of which the bank hasn't had all, by site. */
  unseen_donations: z.array(z.object({ site: reference, count: whole, cents: money })),
  /** Receipts of sponsors of these days of which the bank hasn't had all, latest first. */
  unseen_receipts: unseen,
});
export type BankReconciliation = z.infer<typeof reconciliation>;

/** What the bank tells of a period beside what the portal tells. */
export const bankReconciliationEndpoints = {
  get: defineEndpoint({
    name: "bankReconciliation.get",
    labels: bankStatements.labels,
    method: "GET",
    path: "/bankReconciliation",
    access: charities,
    summary:
      "Get the balances and lines of an account in a period, with payments, verified donations and receipts that it doesn't have",
    query: z.strictObject({
      account: z.string().trim().min(1).max(80),
      from: z.iso.date(),
      to: z.iso.date(),
    }),
    reply: one(reconciliation),
  }),
};

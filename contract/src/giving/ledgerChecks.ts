import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { moment, reference } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { one } from "../core/page.ts";

/** What a check of the ledger compares, in the order in which it is told. */
export const ledgerComparisons = [
  "entries",
  "pointPostings",
  "pointRates",
  "responsePoints",
  "classPoints",
  "adjustments",
  "closedStatements",
  "choices",
  "donations",
  "paymentPoints",
  "paymentDonations",
  "balances",
  "classTotals",
  "personPoints",
  "paymentTotals",
  "sponsorMoney",
  "bankMatches",
  "bankReconciliation",
  "pointDays",
  "pointParts",
  "listCounts",
  "givingOverview",
  "overview",
  "charityReports",
  "activityReports",
  "userActivity",
  "givingByYear",
  "statements",
  "donationList",
  "placePages",
  "classPages",
  "classLists",
  "choiceList",
  "paymentsDue",
  "paymentList",
  "paymentPapers",
  "thankYouPages",
  "closingChecklist",
  "publicPage",
  "publicPageKept",
  "sponsorFunding",
  "sponsorLists",
  "sponsorPapers",
] as const;

/** Those of sums that are kept for speed, which can be added up anew from what they are of. */
export const rebuiltComparisons: readonly string[] = [
  "balances",
  "classTotals",
  "personPoints",
  "pointDays",
  "pointParts",
  "listCounts",
];
export type LedgerComparison = (typeof ledgerComparisons)[number];

/** What a compared number is of: an account of the ledger, a figure of a screen, a count of rows. */
export const ledgerFigures = [
  "activities",
  "unassigned",
  "payable",
  "adjusted",
  "gifts",
  "class_bank",
  "verified",
  "in_payment",
  "sponsor_pledged",
  "sponsor_received",
  "paid",
  "sent",
  "points",
  "earned",
  "donated",
  "in_bank",
  "waiting",
  "total",
  "session_points",
  "session_earned",
  "session_donated",
  "session_verified",
  "answers",
  "responses",
  "donations",
  "choices",
  "people",
  "drawn",
  "received",
  "came_in",
  "went_out",
] as const;
export type LedgerFigure = (typeof ledgerFigures)[number];

export const ledgerUnits = ["points", "cents", "rows"] as const;
export type LedgerUnit = (typeof ledgerUnits)[number];

/** What a disagreement is about, so that it can be found. */
export const ledgerSubjects = [
  "teacher",
  "site",
  "provider",
  "district",
  "session",
  "charity",
  "payment",
  "pledge",
  "donation",
  "receipt",
  "bankLine",
  "bankStatement",
  "adjustment",
  "response",
  "pointEntry",
  "entry",
] as const;
export type LedgerSubject = (typeof ledgerSubjects)[number];

const whole = z.number().int();

const disagreement = z.object({
  /** Without a name where rows have none; empty for all of the program. */
  about: z.array(z.object({ kind: z.enum(ledgerSubjects), id: whole, name: z.string().nullable() })),
  figure: z.enum(ledgerFigures).nullable(),
  unit: z.enum(ledgerUnits),
  expected: whole,
  found: whole,
  /** Found less expected. */
  difference: whole,
});

export type LedgerDisagreement = z.infer<typeof disagreement>;

const finding = z.object({
  name: z.enum(ledgerComparisons),
  /** How many numbers were compared. */
  compared: whole,
  disagreements: whole,
  /** The first twenty. */
  examples: z.array(disagreement),
});

export type LedgerFinding = z.infer<typeof finding>;

export const ledgerCheckStates = ["waiting", "running", "agrees", "differs", "failed"] as const;

const run = z.object({
  id: whole,
  state: z.enum(ledgerCheckStates),
  asked_at: moment,
  /** Null: at night. */
  asked_by: reference.nullable(),
  started_at: moment.nullable(),
  finished_at: moment.nullable(),
  took_ms: whole.nullable(),
  /** Whether the kept sums were added up anew before it. */
  is_rebuild: z.boolean(),
  /** How many numbers were compared, and how many of them differ. */
  compared: whole,
  disagreements: whole,
});

export type LedgerCheck = z.infer<typeof run>;

/** How the last check ended, for the overview: `late` when none has finished for two days. */
const ledgerStanding = z.object({
  state: z.enum(["agrees", "differs", "late"]),
  finished_at: moment.nullable(),
  disagreements: whole,
});

export type LedgerStanding = z.infer<typeof ledgerStanding>;

const charities = grant(["Charities"]);

const labels: Localized<Labels> = {
  en: {
    one: "Ledger check",
    many: "Ledger checks",
    fields: { is_rebuild: "Rebuild totals", kept_sums: "Totals in", rows_changed: "Rows changed" },
  },
  es: {
    one: "Revisión del libro mayor",
    many: "Revisiones del libro mayor",
    fields: {
      is_rebuild: "Volver a sumar los totales",
      kept_sums: "Totales de",
      rows_changed: "Filas cambiadas",
    },
  },
};

/** The nightly check of the ledger against all that has to agree with it. */
export const ledgerCheckEndpoints = {
  list: defineEndpoint({
    name: "ledgerCheck.all",
    method: "GET",
    path: "/ledgerCheck",
    access: charities,
    summary: "List the checks of the ledger that are kept, latest first",
    reply: z.object({ data: z.array(run) }),
  }),
  get: defineEndpoint({
    name: "ledgerCheck.get",
    method: "GET",
    path: "/ledgerCheck/:id",
    access: charities,
    summary: "Get a check of the ledger with what it compared and where that differs",
    params: idParams,
    reply: one(run.extend({ findings: z.array(finding) })),
  }),
  start: defineEndpoint({
    name: "ledgerCheck.start",
    method: "POST",
    path: "/ledgerCheck/start",
    access: charities,
    summary: "Check the ledger now; while a check runs, it is answered instead",
    reply: one(run),
  }),
  rebuild: defineEndpoint({
    name: "ledgerCheck.rebuild",
    labels,
    method: "POST",
    path: "/ledgerCheck/rebuild",
    access: charities,
    summary:
      "Add the kept sums and counts up anew from the ledger and the rows, then check it; neither of these changes",
    reply: one(run),
  }),
};

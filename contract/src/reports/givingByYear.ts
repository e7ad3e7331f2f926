import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { reference } from "../core/fields.ts";
import { one } from "../core/page.ts";
import { reportIds } from "../core/reporting.ts";
import { askedPeriod, givingPeriods } from "../giving/givingYears.ts";
import { structureWord } from "../people/givingStructures.ts";

/** What figures by year are told of, one by one. */
export const givingGroups = ["charity", "provider", "site"] as const;
export type GivingGroup = (typeof givingGroups)[number];

const whole = z.number().int();

const yearSums = z.object({
  /** By the day of the activity. */
  points: whole,
  earned_cents: whole,
  /** By the day of the donation, as are verified and paid, which are parts of it. */
  donated_cents: whole,
  verified_cents: whole,
  paid_cents: whole,
  /** Earned plus donated. */
  total_cents: whole,
  /** Payments to charities, by the day on which they were sent. */
  sent_cents: whole,
});

export type YearSums = z.infer<typeof yearSums>;

const days = z.object({ from: z.string(), to: z.string() });
const beside = z.object({ now: yearSums, before: yearSums });

const givingByYear = z.object({
  /** Up to today; `is_running` says that the period goes on, so that as many days are beside it. */
  period: days.extend({ kind: z.enum(givingPeriods), before: days, is_running: z.boolean() }),
  /** The calendar years in which years of this kind began, latest first; none for any two dates. */
  years: z.array(whole),
  totals: beside,
  /** Largest first; null is not yet chosen and comes last. Sites have their provider. */
  rows: z.array(beside.extend({ of: reference.nullable(), provider: reference.optional() })),
});

export type GivingByYear = z.infer<typeof givingByYear>;

const asked = {
  ...askedPeriod,
  providers: reportIds(),
  schools: reportIds(),
  charities: reportIds(),
};

const labels = {
  en: {
    one: "Giving by Year",
    many: "Giving by Year",
    fields: { charities: "Charities", period: "Period", year: "Year", by: "By" },
  },
  es: {
    one: "Solidaridad por año",
    many: "Solidaridad por año",
    fields: { charities: "Organizaciones", period: "Período", year: "Año", by: "Por" },
  },
} as const;

const access = grant(["Charities"], "Provider Leader", "Site Leader");

export const givingByYearEndpoints = {
  get: defineEndpoint({
    name: "givingByYear.get",
    labels,
    method: "GET",
    path: "/dashboard/giving-by-year",
    access,
    summary: "Get donations, earnings and payments of a year or any dates, with the year before beside them",
    query: z.strictObject({
      ...asked,
      by: z.enum(givingGroups).default("charity"),
      structure: structureWord(),
    }),
    reply: one(givingByYear),
  }),
  file: defineEndpoint({
    name: "givingByYear.file",
    labels,
    method: "GET",
    path: "/dashboard/giving-by-year/file",
    access,
    summary: "Get giving by year as XLSX or CSV",
    query: z.strictObject({
      ...asked,
      by: z.enum(givingGroups).default("charity"),
      structure: structureWord(),
      format: z.enum(["xlsx", "csv"]).default("xlsx"),
    }),
    reply: z.string(),
    answerFiles: ["xlsx", "csv"],
  }),
  statements: defineEndpoint({
    name: "givingByYear.statements",
    labels,
    method: "GET",
    path: "/dashboard/giving-by-year/statements",
    access,
    summary:
      "Get a statement for each of some Sites, each Site of some Providers or, for staff, each of some Charities, as one PDF",
    query: z.strictObject(asked),
    reply: z.string(),
    answerFiles: ["pdf"],
  }),
};

import { z } from "zod";
import { dateFilter } from "../core/page.ts";

/** Which days figures are told of: a school year, a fiscal year, or any two dates. */
export const givingPeriods = ["school_year", "fiscal_year", "dates"] as const;
export type GivingPeriod = (typeof givingPeriods)[number];

/** Calendar dates from one to another, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days of a period that are told, and the same days a year before. */
export interface DaysBeside extends Days {
  readonly before: Days;
  /** That the period goes on after `to`, which is today: as many days of the year before are beside it. */
  readonly is_running: boolean;
}

const msOfDay = 86_400_000;
const msOf = (day: string) => Date.parse(`${day}T00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const plus = (day: string, days: number) => dayOf(msOf(day) + days * msOfDay);
const isLastOfFebruary = (day: string) => day.slice(5, 7) === "02" && plus(day, 1).slice(8) === "01";

/** The same day a year before; what ends with February does so a year before, too. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, "0");
  return isLastOfFebruary(day) ? plus(`${year}-03-01`, -1) : `${year}${day.slice(4)}`;
}

/** The calendar year in which the year around a day began; `start` is a month and day such as 08-01. */
export function yearAround(day: string, start: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5) < start ? 1 : 0);
}

/** The days of the year that begins in a calendar year. */
export function daysOfYear(year: number, start: string): Days {
  return { from: `${year}-${start}`, to: plus(`${year + 1}-${start}`, -1) };
}

/** What a year is called: by one calendar year if it is one, else by both. */
export function yearName(year: number, start: string): string {
  return start === "01-01" ? String(year) : `${year}–${String((year + 1) % 100).padStart(2, "0")}`;
}

/** A period up to today, and what is beside it; the period must not begin after today. */
export function daysBeside({ from, to }: Days, today: string): DaysBeside {
  const first = from.endsWith("02-29") ? yearBefore(from) : `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`;
  if (to <= today) return { from, to, before: { from: first, to: yearBefore(to) }, is_running: false };
  const days = (msOf(today) - msOf(from)) / msOfDay;
  return { from, to: today, before: { from: first, to: plus(first, days) }, is_running: true };
}

/** A period as calls ask for it: a year by when it begins (without one, this year), or two dates. */
export const askedPeriod = {
  period: z.enum(givingPeriods).default("school_year"),
  year: z.coerce.number().int().min(2000).max(2100).optional(),
  from: dateFilter(),
  to: dateFilter(),
};

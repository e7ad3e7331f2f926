import { type DaysBeside, daysBeside, daysOfYear, type GivingPeriod, yearAround } from "@kindling/contract";
import type { Context } from "../../core/entities/entity.ts";
import { invalid } from "../../core/errors.ts";
import type { Settings } from "../../core/settings.ts";
import { periodSay } from "./periodSay.ts";

/** When years begin. */
export type Years = Pick<Settings, "schoolYearStart" | "fiscalYearStart">;

/** Which period is asked for. */
export interface AskedPeriod {
  readonly period: GivingPeriod;
  readonly year?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** When years of a kind begin; undefined for any dates. */
export const startOf = (kind: GivingPeriod, { schoolYearStart, fiscalYearStart }: Years) =>
  ({ school_year: schoolYearStart, fiscal_year: fiscalYearStart, dates: undefined })[kind];

/** The days that are asked for, up to today, and those of the year before. */
export function periodOf(
  { period: kind, year, from, to }: AskedPeriod,
  { today, language }: Pick<Context, "today" | "language">,
  years: Years,
): DaysBeside {
  const say = periodSay[language];
  const start = startOf(kind, years);
  if (start) {
    const wanted = year ?? yearAround(today, start);
    if (wanted > yearAround(today, start)) throw invalid("year", say.notBegun);
    return daysBeside(daysOfYear(wanted, start), today);
  }
  if (!from) throw invalid("from", say.fromMissing);
  if (!to) throw invalid("to", say.toMissing);
  if (to < from) throw invalid("to", say.endsBefore);
  if (from > today) throw invalid("from", say.notBegun);
  return daysBeside({ from, to }, today);
}

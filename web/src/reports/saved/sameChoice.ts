import { type ReportChoice, wordsIn } from "../useReportFilters.ts";

const sorted = (text: string | undefined) => wordsIn(text).sort().join();

/** Tells whether two choices narrow a report to the same; the order in which things were chosen says nothing. */
export function sameChoice(one: ReportChoice, other: ReportChoice): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sorted(one[name]) === sorted(other[name]));
}

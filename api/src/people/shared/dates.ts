import type { Context, Draft } from "../../core/entities/entity.ts";
import { invalid } from "../../core/errors.ts";
import { say } from "../../core/say.ts";

/** A stored row with dates; undefined if the draft is of a new one. */
type Current = { readonly start?: unknown; readonly end?: unknown } | undefined;

/** The dates a draft will have once written: what it sets, else what the row already has. */
export function datesOf(draft: Draft, current: Current): { start: string; end: string } {
  const date = (value: unknown, otherwise: unknown) =>
    [value, otherwise].find((each) => typeof each === "string") ?? "";
  return { start: date(draft["start"], current?.start), end: date(draft["end"], current?.end) };
}

/**
 * Checks that a draft's end isn't before its start.
 * @throws Refusal invalid at `end`.
 */
export function checkOrder(draft: Draft, current: Current, context: Context): void {
  const { start, end } = datesOf(draft, current);
  if (start && end && end < start) throw invalid("end", say[context.language].endBeforeStart);
}

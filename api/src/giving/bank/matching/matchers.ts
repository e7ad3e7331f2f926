import { donationMatcher } from "./donationMatcher.ts";
import type { Matcher } from "./matcher.ts";
import { paymentMatcher } from "./paymentMatcher.ts";
import { receiptMatcher } from "./receiptMatcher.ts";

/** Every kind of thing that lines of bank statements are matched with; one more is one more file here. */
export const matchers: readonly Matcher[] = [paymentMatcher, donationMatcher, receiptMatcher];

/** Those that a line of an amount can be. */
export const matchersFor = (amount_cents: number): readonly Matcher[] =>
  matchers.filter(({ isIncoming }) => isIncoming === amount_cents > 0);

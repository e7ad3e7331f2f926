import { paymentNumber } from "../../payments/paymentNumber.ts";
import { type BankText, bankText, markKeys, nameShare, namesMark } from "./likeness.ts";
import { type Candidate, daysBetween, type OpenLine, type Pair, type Reason } from "./matcher.ts";

/** A bank books money from some days before it was entered to some months after it, for checks. */
const window = { before: -5, after: 120 };
/** What a bank may keep for a transfer: a share of it, and not more than this. */
const fee = { share: 0.05, most: 5000 };
/** From this score on a line is worth proposing. */
const least = 50;

/** How sure a thing is: amount 50, reference 40, name 30, day 20, at most 100; nothing below the least. */
function judge(line: OpenLine, text: BankText, thing: Candidate): Pair | undefined {
  const days = daysBetween(thing.on, line.booked_on);
  const isNear = days >= window.before && days <= window.after;
  const mark = thing.marks.find((each) => namesMark(text, each));
  const difference = Math.abs(line.amount_cents) - thing.cents;
  const isSame = difference === 0;
  const isNumbered = mark === paymentNumber(thing.id);
  if (!mark && !isNear) return undefined;
  const isFee = Math.abs(difference) <= Math.min(fee.most, thing.cents * fee.share);
  if (!mark && !isSame && !isFee) return undefined;
  const share = nameShare(text, thing.name);
  const hasName = share >= 0.5;
  const daysScore = isNear ? Math.max(0, 20 - Math.round(Math.abs(days) / 2)) : 0;
  const amountScore = isSame ? 50 : isFee ? 15 : 0;
  const score = amountScore + (mark ? 40 : 0) + (hasName ? Math.round(30 * share) : 0) + daysScore;
  if (score < least) return undefined;
  const reasons: Reason[] = [
    ...(mark ? [{ why: "reference", mark } as const] : []),
    isSame ? { why: "amount" } : { why: "difference", cents: difference },
    ...(hasName ? [{ why: "name", name: thing.name, share } as const] : []),
    ...(isNear ? [{ why: "days", days } as const] : []),
  ];
  // The number of a check can come again; that of a payment of ours can't.
  const isSure = isSame && mark !== undefined && (isNumbered || isNear);
  return { line, things: [thing], score: Math.min(100, score), isSure, reasons };
}

/** Returns what finds things of nearly the same amount, or with a reference in the text, without looking at all of them. */
function finder(things: readonly Candidate[]): (line: OpenLine, text: BankText) => Candidate[] {
  const sorted = things.toSorted((a, b) => a.cents - b.cents);
  const byKey = new Map<string, Candidate[]>();
  for (const thing of things) {
    for (const key of new Set(thing.marks.flatMap(markKeys)))
      byKey.set(key, [...(byKey.get(key) ?? []), thing]);
  }
  /** The place of the first thing of at least so much. */
  const firstFrom = (cents: number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.cents ?? 0) < cents) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return ({ amount_cents }, { words, numbers }) => {
    const cents = Math.abs(amount_cents);
    const byAmount = sorted.slice(firstFrom(cents - fee.most), firstFrom(cents + fee.most + 1));
    const byMark = [...words, ...numbers].flatMap((word) => byKey.get(word) ?? []);
    return [...new Set([...byAmount, ...byMark])];
  };
}

/** Pairs of lines and things of which each line is one: by reference, amount, name and day. */
export function pairOneByOne(lines: readonly OpenLine[], things: readonly Candidate[]): Pair[] {
  const near = finder(things);
  return lines.flatMap((line) => {
    const text = bankText(line.text, line.name, line.reference);
    return near(line, text).flatMap((thing) => judge(line, text, thing) ?? []);
  });
}

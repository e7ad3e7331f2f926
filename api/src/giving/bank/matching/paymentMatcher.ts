import { sql } from "kysely";
import { rows } from "../../../core/database.ts";
import { always, anyOf } from "../../../core/entities/entity.ts";
import { type BankText, bankText, markKeys, nameShare, namesMark } from "./likeness.ts";
import {
  type Candidate,
  daysBetween,
  type Matcher,
  type OpenLine,
  type Pair,
  type Reason,
} from "./matcher.ts";
import { seenCents } from "./seenAtBank.ts";

type Row = Omit<Candidate, "kind" | "marks" | "group"> & { readonly reference: string | null };

/** A bank books a payment from some days before it was marked as sent to some months after it, for checks. */
const window = { before: -5, after: 120 };
/** What a bank may keep for a transfer: a share of it, and not more than this. */
const fee = { share: 0.05, most: 5000 };
/** From this score on a line is worth proposing. */
const least = 50;

const total = sql`(p.donated_cents + p.earned_cents)`;

/** How sure a payment is: amount 50, reference 40, name 30, day 20, at most 100; nothing below the least. */
function judge(line: OpenLine, text: BankText, payment: Candidate): Pair | undefined {
  const days = daysBetween(payment.on, line.booked_on);
  const isNear = days >= window.before && days <= window.after;
  const mark = payment.marks.find((each) => namesMark(text, each));
  const difference = -line.amount_cents - payment.cents;
  const isSame = difference === 0;
  const isNumbered = mark === payment.marks[0];
  if (!mark && !isNear) return undefined;
  const isFee = Math.abs(difference) <= Math.min(fee.most, payment.cents * fee.share);
  if (!mark && !isSame && !isFee) return undefined;
  const share = nameShare(text, payment.name);
  const hasName = share >= 0.5;
  const daysScore = isNear ? Math.max(0, 20 - Math.round(Math.abs(days) / 2)) : 0;
  const amountScore = isSame ? 50 : isFee ? 15 : 0;
  const score = amountScore + (mark ? 40 : 0) + (hasName ? Math.round(30 * share) : 0) + daysScore;
  if (score < least) return undefined;
  const reasons: Reason[] = [
    ...(mark ? [{ why: "reference", mark } as const] : []),
    isSame ? { why: "amount" } : { why: "difference", cents: difference },
    ...(hasName ? [{ why: "name", name: payment.name, share } as const] : []),
    ...(isNear ? [{ why: "days", days } as const] : []),
  ];
  // The number of a check can come again; that of a payment can't.
  const isSure = isSame && mark !== undefined && (isNumbered || isNear);
  return { line, things: [payment], score: Math.min(100, score), isSure, reasons };
}

/** Returns what finds payments of nearly the same amount, or with a reference in the text, without looking at all of them. */
function finder(payments: readonly Candidate[]): (line: OpenLine, text: BankText) => Candidate[] {
  const sorted = payments.toSorted((a, b) => a.cents - b.cents);
  const byKey = new Map<string, Candidate[]>();
  for (const payment of payments) {
    for (const key of new Set(payment.marks.flatMap(markKeys)))
      byKey.set(key, [...(byKey.get(key) ?? []), payment]);
  }
  /** The place of the first payment of at least so much. */
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
    const cents = -amount_cents;
    const byAmount = sorted.slice(firstFrom(cents - fee.most), firstFrom(cents + fee.most + 1));
    const byMark = [...words, ...numbers].flatMap((word) => byKey.get(word) ?? []);
    return [...new Set([...byAmount, ...byMark])];
  };
}

/** Lines that went out are payments to charities that were sent. */
export const paymentMatcher: Matcher = {
  kind: "payment",
  isIncoming: false,
  async read(db, { span, search, ids, all = false }) {
    const within = span ? sql`p.sent_on between ${span.from}::date and ${span.to}::date` : always;
    const found = search
      ? sql`(p.name ilike ${`%${search}%`} or r.name ilike ${`%${search}%`} or p.reference ilike ${`%${search}%`}
          or 'KIN-' || p.id = upper(${search}) or ${total}::text = ${search.replace(/[^\d]/g, "")})`
      : always;
    const open = await rows<Row>(
      db,
      sql`select * from (
        select p.id, p.name, r.name as note, p.sent_on as on, ${total}::bigint as total_cents, p.reference,
          ${total} - ${seenCents("payment", sql`p.id`)} as cents
        from payments p join payment_runs r on r.id = p.run_id
        where (${sql.lit(all)} or p.state = 'sent') and ${within} and ${found} and ${ids ? anyOf(sql`p.id`, ids) : always}) o
      where ${sql.lit(all)} or o.cents > 0 order by o.on desc, o.id desc`,
    );
    return open.map(({ reference, ...row }) => ({
      ...row,
      kind: "payment",
      group: row.id,
      marks: [`KIN-${row.id}`, ...(reference ? [reference] : [])],
    }));
  },
  pair(lines, payments) {
    const near = finder(payments);
    return lines.flatMap((line) => {
      const text = bankText(line.text, line.name, line.reference);
      return near(line, text).flatMap((payment) => judge(line, text, payment) ?? []);
    });
  },
};

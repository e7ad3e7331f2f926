import { type BankReconciliation, bankLineStates } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { isNoLateHalf, isVerifiedLate } from "../adjusting/readAdjustments.ts";
import { paymentMatcher } from "./matching/paymentMatcher.ts";
import { receiptMatcher } from "./matching/receiptMatcher.ts";
import { seenCents } from "./matching/seenAtBank.ts";
import { sumsOf } from "./reading/bankFile.ts";
import { readLines } from "./readLines.ts";

interface Asked {
  readonly account: string;
  readonly from: string;
  readonly to: string;
}

/** The balance of an account at one end of a period, as the statement nearest to that end tells it. */
async function balanceAt(
  db: Db,
  { account, from, to }: Asked,
  end: "opening" | "closing",
): Promise<number | null> {
  const isOpening = end === "opening";
  const found = await first<{ cents: number }>(
    db,
    sql`select ${sql.ref(`${end}_cents`)} as cents from bank_statements
      where account = ${account} and ${sql.ref(`${end}_cents`)} is not null and from_on >= ${from}::date and to_on <= ${to}::date
      order by ${isOpening ? sql`from_on, id` : sql`to_on desc, id desc`} limit 1`,
  );
  return found?.cents ?? null;
}

/** What the bank tells of an account in a period, beside what the portal tells of those days. */
export async function readReconciliation(
  db: Db,
  asked: Asked,
  context: Context,
): Promise<BankReconciliation> {
  const { account, from, to } = asked;
  const lines = await readLines(
    db,
    sql`l.account = ${account} and l.booked_on between ${from}::date and ${to}::date`,
    context,
  );
  const [opening_cents, closing_cents] = [
    await balanceAt(db, asked, "opening"),
    await balanceAt(db, asked, "closing"),
  ];
  const { in_cents, out_cents } = sumsOf(lines);
  const isKnown = opening_cents !== null && closing_cents !== null;
  const payments = await paymentMatcher.read(db, { span: { from, to } });
  const receipts = await receiptMatcher.read(db, { span: { from, to } });
  const open = sql`o.amount_cents - ${seenCents("donation", sql`o.id`)}`;
  const unseen_donations = await rows<BankReconciliation["unseen_donations"][number]>(
    db,
    sql`select jsonb_build_object('id', s.id, 'name', s.name) as site, count(*)::int as count, sum(d.cents)::bigint as cents
      from (select o.school_id, ${open} as cents from class_donations o
        where ${isNoLateHalf("o")} and (o.status in ('verified', 'paid') or ${isVerifiedLate("o")}) and o.donated_on between ${from}::date and ${to}::date) d
        join sites s on s.id = d.school_id where d.cents > 0 group by s.id order by s.name, s.id`,
  );
  const countOf = (state: string) => lines.filter((line) => line.state === state).length;
  return {
    account,
    from,
    to,
    opening_cents,
    closing_cents,
    in_cents,
    out_cents,
    difference_cents: isKnown ? closing_cents - (opening_cents + in_cents - out_cents) : null,
    line_count: lines.length,
    counts: Object.fromEntries(
      bankLineStates.map((state) => [state, countOf(state)]),
    ) as BankReconciliation["counts"],
    unseen_payments: payments.map(({ id, name, note, on, cents }) => ({ id, name, note, on, cents })),
    unseen_donations,
    unseen_receipts: receipts.map(({ id, name, note, on, cents }) => ({ id, name, note, on, cents })),
  };
}

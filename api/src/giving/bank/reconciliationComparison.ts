import { sql } from "kysely";
import { first, sole } from "../../core/database.ts";
import { isNoLateHalf, isVerifiedLate } from "../adjusting/readAdjustments.ts";
import { compareFigures } from "../ledger-check/comparison.ts";
import { besides } from "../ledger-check/ledgerFigures.ts";
import { seenCents } from "./matching/seenAtBank.ts";
import { readReconciliation } from "./reconciliation.ts";

interface Period {
  readonly id: number;
  readonly account: string;
  readonly from: string;
  readonly to: string;
}

interface Totals {
  readonly came_in: number;
  readonly went_out: number;
  readonly sent: number;
  readonly donated: number;
  readonly received: number;
}

/** What lines and postings say of an account in a period, in cents; of what isn't seen at the bank, less what was confirmed. */
function totalsOf({ account, from, to }: Period) {
  const within = (day: string) => sql`${sql.ref(day)} between ${from}::date and ${to}::date`;
  const unseen = (postings: ReturnType<typeof sql>) =>
    sql`(select coalesce(sum(greatest(0, t.cents - t.seen)), 0)::bigint from (${postings}) t)`;
  return sql`select (select coalesce(sum(greatest(0, l.amount_cents)), 0)::bigint from bank_lines l
      where l.account = ${account} and ${within("l.booked_on")}) as came_in,
    (select coalesce(sum(greatest(0, -l.amount_cents)), 0)::bigint from bank_lines l
      where l.account = ${account} and ${within("l.booked_on")}) as went_out,
    ${unseen(sql`select ${seenCents("payment", sql`y.id`)} as seen,
        (select coalesce(sum(p.amount * p.rate_cents), 0) from ledger_entries e join ledger_postings p on p.entry_id = e.id
          where e.payment_id = y.id and p.unit = 'points' and p.account = 'paid')
        + (select coalesce(sum(p.amount), 0) from payment_items i join ledger_entries e on e.donation_id = i.donation_id
            join ledger_postings p on p.entry_id = e.id
          where i.payment_id = y.id and p.unit = 'cents' and p.account = 'paid') as cents
      from payments y where y.state = 'sent' and ${within("y.sent_on")}`)} as sent,
    ${unseen(sql`select ${seenCents("donation", sql`o.id`)} as seen,
        (select coalesce(sum(p.amount), 0) from ledger_entries e join ledger_postings p on p.entry_id = e.id
          where e.donation_id = o.id
            and (p.account in ('verified', 'paid') or p.account = 'class_bank' and ${isVerifiedLate("o")})) as cents
      from class_donations o where ${within("o.donated_on")} and ${isNoLateHalf("o")}`)} as donated,
    ${unseen(sql`select ${seenCents("receipt", sql`r.id`)} as seen,
        (select coalesce(sum(p.amount), 0) from ledger_entries e join ledger_postings p on p.entry_id = e.id
          where e.receipt_id = r.id and p.account = 'sponsor_received') as cents
      from sponsor_receipts r where ${within("r.received_on")}`)} as received`;
}

/** What the reconciliation tells of the days of a bank statement, another one each day. */
export const reconciliationComparison = compareFigures("bankReconciliation", async ({ db, context }) => {
  const period = await first<Period>(
    db,
    sql`select s.id, s.account, s.from_on as from, s.to_on as to from bank_statements s
      order by md5(s.id::text || ${context.today}::text) limit 1`,
  );
  if (!period) return [];
  const told = await readReconciliation(db, period, context);
  const sum = (all: readonly { readonly cents: number }[]) =>
    all.reduce((total, { cents }) => total + cents, 0);
  return besides(
    [{ kind: "bankStatement", id: period.id, name: period.account }],
    {
      came_in: told.in_cents,
      went_out: told.out_cents,
      sent: sum(told.unseen_payments),
      donated: sum(told.unseen_donations),
      received: sum(told.unseen_receipts),
    },
    await sole<Totals>(db, totalsOf(period)),
  );
});

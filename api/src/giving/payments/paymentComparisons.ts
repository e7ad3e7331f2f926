import { type PaymentState, paymentEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows, sole } from "../../core/database.ts";
import { anyOf, type Sql } from "../../core/entities/entity.ts";
import { type Comparison, compareFigures, type ToldFigure } from "../ledger-check/comparison.ts";
import { besides } from "../ledger-check/ledgerFigures.ts";
import { centsIn } from "./centsIn.ts";
import { ofRun, readLetters } from "./letters.ts";
import { listPayments } from "./listPayments.ts";
import type { Sheet, SheetTable } from "./paper.ts";
import { paymentNumber } from "./paymentNumber.ts";
import { readRuns } from "./paymentRuns.ts";
import { readStatements } from "./runStatements.ts";

interface Money {
  readonly donated: number;
  readonly earned: number;
}
interface OfPayment extends Money {
  readonly id: number;
  readonly run_id: number;
  readonly name: string;
}

/** What the ledger says that payments (`y`) in some states were made of. */
function moneyOf(states: readonly PaymentState[], where: Sql): Sql {
  const isSent = states.includes("sent");
  const [cents, points] = isSent ? ["paid", "paid"] : ["verified", "in_payment"];
  return sql`select y.id, y.run_id, y.name,
      (select coalesce(sum(p.amount), 0)::bigint from payment_items i join ledger_entries e on e.donation_id = i.donation_id
        join ledger_postings p on p.entry_id = e.id and p.unit = 'cents' and p.account = ${cents} where i.payment_id = y.id) as donated,
      (select coalesce(sum(p.amount * p.rate_cents), 0)::bigint from ledger_entries e
        join ledger_postings p on p.entry_id = e.id and p.unit = 'points' and p.account = ${points} where e.payment_id = y.id) as earned
    from payments y where ${anyOf(sql`y.state`, states, "text")} and ${where}`;
}

const inStates: readonly (readonly PaymentState[])[] = [["sent"], ["proposed", "approved"]];

/** The sums above the list of payments, and what the list of runs says was sent. */
const paymentList = compareFigures("paymentList", async ({ db, context }) => {
  const told: ToldFigure[] = [];
  for (const states of inStates) {
    const query = paymentEndpoints.list.query.parse({ rows: "1", state: states.join() });
    const { meta } = await listPayments(db, query, context);
    const ledger = await sole<Money>(
      db,
      sql`select coalesce(sum(donated), 0)::bigint as donated, coalesce(sum(earned), 0)::bigint as earned
        from (${moneyOf(states, sql`true`)}) m`,
    );
    const total = ledger.donated + ledger.earned;
    const sums = { donated: meta.donated_cents, earned: meta.earned_cents, total: meta.total_cents };
    told.push(...besides([], sums, { ...ledger, total }));
    if (!states.includes("sent")) continue;
    const sent = (await readRuns(db, context)).reduce((sum, { sent_cents }) => sum + sent_cents, 0);
    told.push(...besides([], { paid: sent }, { paid: total }));
  }
  return told;
});

/** The cents of lines of a table: name, classes, donated, earned, total. */
const sumsOf = (lines: readonly (readonly string[])[]) => {
  const added = (at: number) => lines.reduce((sum, line) => sum + centsIn(line[at]), 0);
  return { donated: added(2), earned: added(3), total: added(4) };
};

const tablesOf = (sheet: Sheet): SheetTable[] => [sheet, ...(sheet.further ?? [])];

/** The letters and statements of a run of which something was sent, another one each day: each table, and its sum. */
const paymentPapers = compareFigures("paymentPapers", async ({ db, context }) => {
  const run = await first<{ id: number }>(
    db,
    sql`select r.id from payment_runs r where exists (select from payments p where p.run_id = r.id and p.state = 'sent')
      order by md5(r.id::text || ${context.today}::text) limit 1`,
  );
  if (!run) return [];
  const ledger = await readSent(db, run.id);
  const writing = { language: "en", brand: "" } as const;
  const papers = [
    await readLetters(db, ofRun(run.id), writing),
    await readStatements(db, "charity", run.id, writing),
  ];
  const ofCharities = papers.flat().flatMap((sheet) => {
    // The first fact on a charity's paper is the number of its payment.
    const of = ledger.find(({ id }) => paymentNumber(id) === sheet.facts[0]?.[1]);
    return tablesOf(sheet).flatMap((table) => tell(table.rows, [table.sum], of ? [of] : []));
  });
  const sites = await readStatements(db, "site", run.id, writing);
  const lines = sites.flatMap((sheet) => sheet.rows);
  return [
    ...ofCharities,
    ...tell(
      lines,
      sites.map(({ sum }) => sum),
      ledger,
    ),
  ];
});

const readSent = (db: Db, run: number) => rows<OfPayment>(db, moneyOf(["sent"], sql`y.run_id = ${run}`));

/** What rows and sums of tables come to, beside what the ledger says of the payments that they are of. */
function tell(
  lines: readonly (readonly string[])[],
  sums: readonly (readonly string[])[],
  of: readonly OfPayment[],
): ToldFigure[] {
  const added = (key: keyof Money) => of.reduce((sum, each) => sum + each[key], 0);
  const [donated, earned] = [added("donated"), added("earned")];
  const ledger = { donated, earned, total: donated + earned };
  const [one] = of;
  const about = one && of.length === 1 ? [{ kind: "payment" as const, id: one.id, name: one.name }] : [];
  return [...besides(about, sumsOf(lines), ledger), ...besides(about, sumsOf(sums), ledger)];
}

/** What lists and papers tell of payments, against the ledger. */
export const paymentComparisons: readonly Comparison[] = [paymentList, paymentPapers];

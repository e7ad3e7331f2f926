import type { AccountingLayout, Language } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { type CsvCell, csvText } from "../../core/spreadsheets/csv.ts";
import { paperSay } from "./paperSay.ts";

/** One line of a bill: what a charity gets of one kind. */
interface BillLine {
  readonly id: number;
  readonly charity: string;
  readonly run: string;
  /** When it was sent, or approved. */
  readonly day: string;
  readonly part: "donated" | "earned";
  readonly cents: number;
}

interface Layout {
  readonly headings: readonly string[];
  line(
    bill: BillLine,
    words: { readonly number: string; readonly line: string; readonly account: string },
  ): CsvCell[];
}

/** 2026-11-23 as the programs read it in the United States. */
const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
const dollars = (cents: number) => (cents / 100).toFixed(2);

/** The columns of an import of bills, by program. Headings are the programs' own, in English. */
const layouts: Readonly<Record<AccountingLayout, Layout>> = {
  quickbooks: {
    headings: [
      "Bill No",
      "Vendor",
      "Bill Date",
      "Due Date",
      "Memo",
      "Account",
      "Line Description",
      "Line Amount",
    ],
    line: ({ charity, day, run, cents }, { number, line, account }) => [
      ...[number, charity, american(day), american(day), run, account, line, dollars(cents)],
    ],
  },
  xero: {
    headings: [
      ...["*ContactName", "*InvoiceNumber", "*InvoiceDate", "*DueDate", "Description"],
      ...["*Quantity", "*UnitAmount", "*AccountCode", "*TaxType", "Currency"],
    ],
    line: ({ charity, day, cents }, { number, line, account }) => [
      ...[charity, number, american(day), american(day), line],
      ...["1", dollars(cents), account, "Tax Exempt", "USD"],
    ],
  },
};

/** The payments of a run as a CSV of bills with a line for what was donated and one for what was earned. */
export async function accountingFile(
  db: Db,
  runId: number,
  layout: AccountingLayout,
  account: string,
  timeZone: string,
  language: Language,
): Promise<string> {
  const text = paperSay[language];
  const bills = await rows<BillLine>(
    db,
    sql`select p.id, p.name as charity, r.name as run, coalesce(p.sent_on, (r.approved_at at time zone ${timeZone})::date) as day, b.*
      from payments p join payment_runs r on r.id = p.run_id
        cross join lateral (values ('donated', p.donated_cents), ('earned', p.earned_cents)) b (part, cents)
      where p.run_id = ${runId} and p.state in ('approved', 'sent') and b.cents > 0 order by p.name, p.id, b.part`,
  );
  const { headings, line } = layouts[layout];
  const linesOf = (bill: BillLine) =>
    line(bill, { number: `KIN-${bill.id}`, line: `${text.bill(bill.run)}: ${text[bill.part]}`, account });
  return csvText([headings, ...bills.map(linesOf)]);
}

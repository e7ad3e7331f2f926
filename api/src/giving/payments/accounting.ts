import type { AccountingLayout, Language } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { type CsvCell, csvText } from "../../core/spreadsheets/csv.ts";
import { paperSay } from "./paperSay.ts";
import { paymentNumber } from "./paymentNumber.ts";

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

/** What a line says beside the payment itself. */
interface LineWords {
  readonly number: string;
  readonly line: string;
  readonly account: string;
}

type Layout = readonly (readonly [heading: string, cell: (bill: BillLine, words: LineWords) => CsvCell])[];

/** The day of a bill as the programs read it in the United States: 11/23/2026. */
const american = ({ day }: BillLine) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
const dollars = ({ cents }: BillLine) => (cents / 100).toFixed(2);

/** The columns of an import of bills, by program. Headings are the programs' own, in English. */
const layouts: Readonly<Record<AccountingLayout, Layout>> = {
  quickbooks: [
    ["Bill No", (_, { number }) => number],
    ["Vendor", ({ charity }) => charity],
    ["Bill Date", american],
    ["Due Date", american],
    ["Memo", ({ run }) => run],
    ["Account", (_, { account }) => account],
    ["Line Description", (_, { line }) => line],
    ["Line Amount", dollars],
  ],
  xero: [
    ["*ContactName", ({ charity }) => charity],
    ["*InvoiceNumber", (_, { number }) => number],
    ["*InvoiceDate", american],
    ["*DueDate", american],
    ["Description", (_, { line }) => line],
    ["*Quantity", () => 1],
    ["*UnitAmount", dollars],
    ["*AccountCode", (_, { account }) => account],
    ["*TaxType", () => "Tax Exempt"],
    ["Currency", () => "USD"],
  ],
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
  const columns = layouts[layout];
  const lineOf = (bill: BillLine) => {
    const line = `${text.bill(bill.run)}: ${text[bill.part]}`;
    return columns.map(([, cell]) => cell(bill, { number: paymentNumber(bill.id), line, account }));
  };
  return csvText([columns.map(([heading]) => heading), ...bills.map(lineOf)]);
}

import { sql } from "kysely";
import { rows } from "../../core/database.ts";
import { keysOf } from "../../giving/bank/takeStatement.ts";
import type { Person } from "../people/person.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertLinks, insertRows } from "../shared/insertRows.ts";

interface Sent {
  readonly id: number;
  readonly name: string;
  readonly sent_on: string;
  readonly cents: number;
}

const account = "Checking 1042";

/** Adds a bank's statement for each day on which payments were sent; all but the last are settled. */
export async function fillBankStatements({ tx }: DemoRun, people: readonly Person[]): Promise<void> {
  const sent = await rows<Sent>(
    tx,
    sql`select id, name, sent_on, donated_cents + earned_cents as cents from payments where state = 'sent' order by id`,
  );
  const by = people.find(({ email }) => email === "charities@kindling.example")?.id ?? null;
  const days = [...Map.groupBy(sent, ({ sent_on }) => sent_on).values()];
  for (const day of days) await fillBankStatement(tx, day, by, day !== days.at(-1));
}

/** Adds a statement that fits payments of one day; unless it is settled, only the first is confirmed, and a fee set aside. */
async function fillBankStatement(
  tx: DemoRun["tx"],
  sent: readonly Sent[],
  by: number | null,
  isSettled: boolean,
): Promise<void> {
  const booked_on = sent[0]?.sent_on ?? "";
  const told = sent.map(({ id, name, cents }, at) => ({
    amount_cents: -cents,
    // One comes without its number, as banks do.
    text: at > 0 && at === sent.length - 1 ? `WIRE OUT ${name.toUpperCase()}` : `ACH TRANSFER KIN-${id}`,
  }));
  const fee = { amount_cents: -1200, text: "ACCOUNT SERVICE FEE" };
  const interest = { amount_cents: 125, text: "INTEREST" };
  const lines = [...told, fee, interest].map((line, at) => ({
    booked_on,
    ...line,
    row: at + 2,
    name: null,
    reference: null,
  }));
  const closing_cents = 1_250_000;
  const [{ id: statement_id } = { id: 0 }] = await insertRows(tx, "bank_statements", [
    {
      account,
      file_name: `checking-1042-${booked_on}.csv`,
      format: "csv",
      from_on: booked_on,
      to_on: booked_on,
      opening_cents: lines.reduce((sum, { amount_cents }) => sum - amount_cents, closing_cents),
      closing_cents,
      line_count: lines.length,
      created_at: `${booked_on}T18:10:00`,
      updated_at: `${booked_on}T18:10:00`,
      created_by: by,
    },
  ]);
  const keys = keysOf(lines);
  const kept = await insertRows(
    tx,
    "bank_lines",
    lines.map((line, at) => ({ ...line, statement_id, account, key: keys[at] ?? "" })),
  );
  const decided = { decided_at: `${booked_on}T18:20:00`, decided_by: by };
  const lineOf = (at: number) => ({ line_id: kept.at(at)?.id ?? 0 });
  const notOurs = { kind: "not_ours", ...decided };
  const seen = isSettled ? sent : sent.slice(0, 1);
  const decisions = await insertRows(tx, "bank_decisions", [
    ...seen.map((_, at) => ({ ...lineOf(at), kind: "confirmed", note: null, ...decided })),
    { ...lineOf(-2), note: "Monthly fee of the bank", ...notOurs },
    ...(isSettled ? [{ ...lineOf(-1), note: "Interest of the bank", ...notOurs }] : []),
  ]);
  const matches = seen.map(({ id, cents }, at) => ({
    decision_id: decisions[at]?.id ?? 0,
    kind: "payment",
    thing_id: id,
    cents,
  }));
  await insertLinks(tx, "bank_matches", matches);
}

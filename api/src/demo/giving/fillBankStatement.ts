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

/** Adds a bank's statement that fits the payments: the first one is confirmed, a fee set aside, the others wait. */
export async function fillBankStatement({ tx }: DemoRun, people: readonly Person[]): Promise<void> {
  const sent = await rows<Sent>(
    tx,
    sql`select id, name, sent_on, donated_cents + earned_cents as cents from payments where state = 'sent' order by id`,
  );
  const [first] = sent;
  if (!first) return;
  const by = people.find(({ email }) => email === "charities@kindling.example")?.id ?? null;
  const told = sent.map(({ id, name, sent_on, cents }, at) => ({
    booked_on: sent_on,
    amount_cents: -cents,
    // The last one comes without its number, as banks do.
    text: at > 0 && at === sent.length - 1 ? `WIRE OUT ${name.toUpperCase()}` : `ACH TRANSFER KIN-${id}`,
  }));
  const fee = { booked_on: first.sent_on, amount_cents: -1200, text: "ACCOUNT SERVICE FEE" };
  const interest = { booked_on: first.sent_on, amount_cents: 125, text: "INTEREST" };
  const lines = [...told, fee, interest].map((line, at) => ({
    ...line,
    row: at + 2,
    name: null,
    reference: null,
  }));
  const opening_cents = 1_250_000;
  const [{ id: statement_id } = { id: 0 }] = await insertRows(tx, "bank_statements", [
    {
      account,
      file_name: "checking-1042.csv",
      format: "csv",
      from_on: first.sent_on,
      to_on: first.sent_on,
      opening_cents,
      closing_cents: lines.reduce((sum, { amount_cents }) => sum + amount_cents, opening_cents),
      line_count: lines.length,
      created_at: `${first.sent_on}T18:10:00`,
      updated_at: `${first.sent_on}T18:10:00`,
      created_by: by,
    },
  ]);
  const keys = keysOf(lines);
  const kept = await insertRows(
    tx,
    "bank_lines",
    lines.map((line, at) => ({ ...line, statement_id, account, key: keys[at] ?? "" })),
  );
  const decided = { decided_at: `${first.sent_on}T18:20:00`, decided_by: by };
  const [confirmed] = await insertRows(tx, "bank_decisions", [
    { line_id: kept[0]?.id ?? 0, kind: "confirmed", note: null, ...decided },
    { line_id: kept.at(-2)?.id ?? 0, kind: "not_ours", note: "Monthly fee of the bank", ...decided },
  ]);
  await insertLinks(tx, "bank_matches", [
    { decision_id: confirmed?.id ?? 0, kind: "payment", thing_id: first.id, cents: first.cents },
  ]);
}

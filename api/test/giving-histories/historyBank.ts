import { bankLineEndpoints, bankStatementEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { fileOf, type Row } from "../bankWorld.ts";
import type { randomly } from "../randomly.ts";
import type { History, Step } from "./historySteps.ts";
import type { HistoryFrame } from "./historyWorld.ts";

/** The account at the bank of histories that happen beside each other. */
export const accountOf = ({ charities }: HistoryFrame): string => `Account ${charities[0]}`;

interface Thing {
  readonly id: number;
  readonly cents: number;
}
interface Line {
  readonly id: number;
  readonly text: string;
  readonly is_decided: boolean;
}

const amountOf = (cents: number) => (cents / 100).toFixed(2);

/** What staff do with a bank's file: take its lines, say what they are, and take that back. */
export function bankSteps(history: History, { below, chance, oneOf }: ReturnType<typeof randomly>): Step[] {
  const { kit, team, world, today } = history;
  const { call, db } = kit;
  const as = oneOf([team.chief, team.treasurer]);
  const account = accountOf(world);
  const oneFound = async <T>(statement: ReturnType<typeof sql>) => {
    const found = await rows<T>(db, statement);
    return found.length > 0 ? oneOf(found) : undefined;
  };
  /** Mostly all of it, so that it is matched. */
  const share = (cents: number) => (chance(0.75) ? cents : 1 + below(cents));
  const takeLines: Step = async () => {
    const payment = await oneFound<Thing>(
      sql`select id, (donated_cents + earned_cents)::int as cents from payments
        where state = 'sent' and donated_cents + earned_cents > 0 and charity_id = any(${[...world.charities]}::int[]) order by id`,
    );
    const donation = await oneFound<Thing>(
      sql`select id, amount_cents as cents from class_donations
        where status in ('counted', 'verified', 'paid') and amount_cents > 0 and school_id = any(${[...world.sites]}::int[]) order by id`,
    );
    const mark = below(1_000_000);
    const lines: Row[] = [
      ...(payment
        ? [[today, `KIN-${payment.id} check ${mark}`, `-${amountOf(share(payment.cents))}`] as const]
        : []),
      ...(donation
        ? [[today, `Deposit ${donation.id} ${mark}`, amountOf(share(donation.cents))] as const]
        : []),
      [today, `Rent ${mark}`, amountOf(-700_000_000 - mark)],
    ];
    const file = { name: "bank.csv", content: fileOf(lines) };
    return call(bankStatementEndpoints.create, { as, body: { account }, file });
  };
  const decide: Step = async () => {
    const line = await oneFound<Line>(
      sql`select l.id, l.text, exists (select from bank_decisions d where d.line_id = l.id and d.undone_at is null) as is_decided
        from bank_lines l where l.account = ${account} order by l.id`,
    );
    if (!line) return undefined;
    const params = { id: line.id };
    if (line.is_decided) return call(bankLineEndpoints.undo, { as, params, body: { note: "By mistake" } });
    const [, kind, id] = /^(KIN-|Deposit )(\d+)/.exec(line.text) ?? [];
    if (!kind) return call(bankLineEndpoints.notOurs, { as, params, body: { note: "Rent" } });
    if (chance(0.3)) return call(bankLineEndpoints.confirmMatched, { as, body: { lines: [line.id] } });
    const things = [{ kind: kind === "KIN-" ? ("payment" as const) : ("donation" as const), id: Number(id) }];
    const whole = await call(bankLineEndpoints.confirm, { as, params, body: { things } });
    if (whole.status !== 422) return whole;
    const difference = oneOf(["partial", "fee"] as const);
    return call(bankLineEndpoints.confirm, { as, params, body: { things, difference } });
  };
  return [takeLines, decide, decide];
}

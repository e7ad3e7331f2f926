import type { BankLine } from "@kindling/contract";
import type { Context } from "../../core/entities/entity.ts";
import { csvText } from "../../core/spreadsheets/csv.ts";
import { paymentNumber } from "../payments/paymentNumber.ts";
import { bankSay } from "./bankSay.ts";

const money = (cents: number) => (cents / 100).toFixed(2);

/** Lines with what each is, as CSV: a row for each payment, donation or receipt of a line, the line's amount on the first. */
export function resultFile(lines: readonly BankLine[], { language, timeZone }: Context): string {
  const say = bankSay[language];
  const at = (moment: string) => new Date(moment).toLocaleString("sv-SE", { timeZone }).slice(0, 16);
  const body = lines.flatMap((line) => {
    const { decision, state } = line;
    const things = decision?.things ?? [];
    const own = (index: number) => [
      line.booked_on,
      index === 0 ? Number(money(line.amount_cents)) : null,
      line.text,
      line.name,
      line.reference,
      say.states[state],
    ];
    const told = [
      decision?.difference_cents ? Number(money(decision.difference_cents)) : null,
      decision?.difference && say.differences[decision.difference],
      decision?.note,
      decision?.by?.name,
      decision && at(decision.at),
    ];
    if (things.length === 0) return [[...own(0), null, null, null, null, ...told]];
    return things.map((thing, index) => {
      const number = thing.kind === "payment" ? paymentNumber(thing.id) : String(thing.id);
      const is = [say.things[thing.kind], number, thing.name, Number(money(thing.cents))];
      return [...own(index), ...is, ...(index === 0 ? told : told.map(() => null))];
    });
  });
  return csvText([say.result.header, ...body]);
}

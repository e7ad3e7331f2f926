import { sql } from "kysely";
import { type Db, rows } from "../../../core/database.ts";
import { assign } from "./assign.ts";
import { addDays, type OpenLine, type Pair } from "./matcher.ts";
import { matchers } from "./matchers.ts";

/** How long before or after a line's day what it is can be. */
const reach = { before: 150, after: 10 };

/** What the open lines of an account probably are, by line. Of nothing that is told here is anything stored. */
export async function proposalsFor(db: Db, account: string): Promise<Map<number, Pair>> {
  const open = await rows<OpenLine>(
    db,
    sql`select l.id, l.booked_on, l.amount_cents, l.text, l.name, l.reference from bank_lines l
      where l.account = ${account} and not exists (select from bank_decisions d where d.line_id = l.id and d.undone_at is null)
      order by l.booked_on, l.id`,
  );
  const pairs: Pair[] = [];
  for (const { isIncoming, read, pair } of matchers) {
    const lines = open.filter(({ amount_cents }) => amount_cents > 0 === isIncoming);
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last) continue;
    const span = { from: addDays(first.booked_on, -reach.before), to: addDays(last.booked_on, reach.after) };
    pairs.push(...pair(lines, await read(db, { span })));
  }
  return assign(pairs);
}

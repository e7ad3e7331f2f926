import { sql } from "kysely";
import { rows } from "../../../core/database.ts";
import { always, anyOf } from "../../../core/entities/entity.ts";
import { paymentNumber } from "../../payments/paymentNumber.ts";
import type { Candidate, Matcher } from "./matcher.ts";
import { pairOneByOne } from "./oneByOne.ts";
import { seenCents } from "./seenAtBank.ts";

type Row = Omit<Candidate, "kind" | "marks" | "group"> & { readonly reference: string | null };

const total = sql`(p.donated_cents + p.earned_cents)`;

/** Lines that went out are payments to charities that were sent. */
export const paymentMatcher: Matcher = {
  kind: "payment",
  isIncoming: false,
  async read(db, { span, search, ids, all = false }) {
    const within = span ? sql`p.sent_on between ${span.from}::date and ${span.to}::date` : always;
    const found = search
      ? sql`(p.name ilike ${`%${search}%`} or r.name ilike ${`%${search}%`} or p.reference ilike ${`%${search}%`}
          or 'KIN-' || p.id = upper(${search}) or ${total}::text = ${search.replace(/[^\d]/g, "")})`
      : always;
    const open = await rows<Row>(
      db,
      sql`select * from (
        select p.id, p.name, r.name as note, p.sent_on as on, ${total}::bigint as total_cents, p.reference,
          ${total} - ${seenCents("payment", sql`p.id`)} as cents
        from payments p join payment_runs r on r.id = p.run_id
        where (${sql.lit(all)} or p.state = 'sent') and ${within} and ${found} and ${ids ? anyOf(sql`p.id`, ids) : always}) o
      where ${sql.lit(all)} or o.cents > 0 order by o.on desc, o.id desc`,
    );
    return open.map(({ reference, ...row }) => ({
      ...row,
      kind: "payment",
      group: row.id,
      marks: [paymentNumber(row.id), ...(reference ? [reference] : [])],
    }));
  },
  pair: pairOneByOne,
};

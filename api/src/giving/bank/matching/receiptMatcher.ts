import { sql } from "kysely";
import { rows } from "../../../core/database.ts";
import { always, anyOf } from "../../../core/entities/entity.ts";
import type { Candidate, Matcher } from "./matcher.ts";
import { pairOneByOne } from "./oneByOne.ts";
import { seenCents } from "./seenAtBank.ts";

type Row = Omit<Candidate, "kind" | "marks" | "group"> & { readonly reference: string | null };

/** Money that came in is what sponsors sent for their pledges. */
export const receiptMatcher: Matcher = {
  kind: "receipt",
  isIncoming: true,
  async read(db, { span, search, ids, all = false }) {
    const within = span ? sql`p.received_on between ${span.from}::date and ${span.to}::date` : always;
    const found = search
      ? sql`(s.name ilike ${`%${search}%`} or g.name ilike ${`%${search}%`} or p.reference ilike ${`%${search}%`}
          or p.amount_cents::text = ${search.replace(/[^\d]/g, "")})`
      : always;
    const open = await rows<Row>(
      db,
      sql`select * from (
        select p.id, s.name::text as name, g.name as note, p.received_on as on, p.amount_cents::bigint as total_cents, p.reference,
          p.amount_cents - ${seenCents("receipt", sql`p.id`)} as cents
        from sponsor_receipts p join pledges g on g.id = p.pledge_id join sponsors s on s.id = g.sponsor_id
        where (${sql.lit(all)} or p.reversed_at is null) and ${within} and ${found} and ${ids ? anyOf(sql`p.id`, ids) : always}) o
      where ${sql.lit(all)} or o.cents > 0 order by o.on desc, o.id desc`,
    );
    return open.map(({ reference, ...row }) => ({
      ...row,
      kind: "receipt",
      group: row.id,
      marks: reference ? [reference] : [],
    }));
  },
  pair: pairOneByOne,
};

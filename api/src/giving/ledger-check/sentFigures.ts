import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";

/**
 * What postings say of sent payments, in cents by something, by its id. Money that classes brought in was where its payment says,
 * points where they were won.
 */
export async function readSentBy(db: Db, where: Sql, by: Sql): Promise<ReadonlyMap<number, number>> {
  const found = await rows<{ id: number; sent: number }>(
    db,
    sql`select ${by} as id, sum(b.cents)::bigint as sent from (
        select p.user_id, p.school_id, p.session_id, p.place_id, p.charity_id, p.amount * p.rate_cents as cents from payments y
          join ledger_entries e on e.payment_id = y.id
          join ledger_postings p on p.entry_id = e.id and p.unit = 'points' and p.account = 'paid'
        where y.state = 'sent'
        union all
        select p.user_id, p.school_id, p.session_id, i.place_id, p.charity_id, p.amount from payments y
          join payment_items i on i.payment_id = y.id join ledger_entries e on e.donation_id = i.donation_id
          join ledger_postings p on p.entry_id = e.id and p.unit = 'cents' and p.account = 'paid'
        where y.state = 'sent') b
      join sites s on s.id = b.school_id join ledger_places f on f.id = b.place_id join ledger_charities k on k.id = b.charity_id
      where ${where} group by 1`,
  );
  return new Map(found.map(({ id, sent }) => [id, sent]));
}

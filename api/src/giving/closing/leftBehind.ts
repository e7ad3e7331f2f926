import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { holdClasses, holdStrays } from "../choosing/followChoice.ts";
import { holdPayments } from "../payments/paymentRuns.ts";

/** Classes of a session with unpaid points or donations for another charity than they have chosen. */
const leftBehindIn = (id: number): Sql => sql`
  select b.user_id, b.school_id, b.session_id from class_balances b left join ledger_charities k on k.id = b.charity_id
    left join charity_choices h on (h.user_id, h.school_id, h.session_id) = (b.user_id, b.school_id, b.session_id)
  where b.session_id = ${id} and b.unit = 'points' and b.account in ('unassigned', 'payable') and b.amount <> 0
    and k.charity_id is distinct from h.charity_id
  union
  select d.user_id, d.school_id, d.session_id from class_donations d join charity_choices h
    on (h.user_id, h.school_id, h.session_id) = (d.user_id, d.school_id, d.session_id)
  where d.session_id = ${id} and d.status in ('held', 'counted', 'verified') and d.payment_id is null and d.adjustment_id is null and d.charity_id <> h.charity_id`;

/**
 * Holds the classes of a closed session that payments taken back since have left with an earlier charity, and their donations:
 * before the session itself, as writers hold them. Returns the classes as a statement.
 */
export async function holdLeftBehind(tx: Db, id: number): Promise<Sql> {
  await holdPayments(tx);
  const left = await rows(tx, leftBehindIn(id));
  const classes = sql`select * from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) l (user_id int, school_id int, session_id int)`;
  await holdClasses(tx, classes);
  await holdStrays(
    tx,
    classes,
    sql`(select c.charity_id from charity_choices c
      where (c.user_id, c.school_id, c.session_id) = (t.user_id, t.school_id, t.session_id))`,
  );
  return classes;
}

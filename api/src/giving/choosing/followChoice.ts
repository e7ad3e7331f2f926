import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { classCalled } from "../../people/measures/givingMeasures.ts";
import { classDonation } from "../donations/classDonations.ts";

/** Which charity unpaid donations are for: their class's choice; adjusted ones, and those of a closed session, the one they have. */
export const chosenNow: Sql = sql`(
  select o.id as donation_id, case when x.closed_at is null and o.adjustment_id is null then c.charity_id else o.charity_id end as charity_id
  from class_donations o join sessions x on x.id = o.session_id
    left join charity_choices c on (c.user_id, c.school_id, c.session_id) = (o.user_id, o.school_id, o.session_id))`;

/**
 * Waits for those who choose or earn in classes, in the order in which they hold things.
 * @param classes a statement of `user_id`, `school_id` and `session_id`.
 * @param earning those of them whose points move.
 */
export async function holdClasses(tx: Db, classes: Sql, earning = classes): Promise<void> {
  await sql`select h.id from charity_choices h where (h.user_id, h.school_id, h.session_id) in (${classes})
    order by h.id for share`.execute(tx);
  await sql`select u.id from users u where u.id in (select n.user_id from (${earning}) n)
    order by u.id for no key update`.execute(tx);
}

/** Points of classes that aren't paid go to the charity that they have chosen, except those of closed sessions. */
export async function followWithPoints(tx: Db, classes: Sql): Promise<void> {
  await sql`select post_choices(array_agg(n.user_id), array_agg(n.school_id), array_agg(n.session_id), array_agg(h.id))
    from (select distinct user_id, school_id, session_id from (${classes}) k) n
      join sessions x on x.id = n.session_id and x.closed_at is null
      left join charity_choices h using (user_id, school_id, session_id)
    having count(*) > 0`.execute(tx);
}

interface Moved {
  readonly id: number;
  readonly name: string;
  readonly from_id: number;
  readonly to_id: number;
}

/** Locks donations of classes that are for another charity than they should be; those paid or in a payment stay with theirs. */
export const holdStrays = (tx: Db, classes: Sql, to: Sql = sql`h.charity_id`) =>
  rows<Moved>(
    tx,
    sql`select t.id, ${classCalled} as name, t.charity_id as from_id, ${to} as to_id
      from class_donations t join ${chosenNow} h on h.donation_id = t.id
      where (t.user_id, t.school_id, t.session_id) in (${classes}) and t.payment_id is null
        and t.status in ('held', 'counted', 'verified') and t.charity_id <> ${to}
      order by t.id for no key update of t`,
  );

/** Donations of classes that aren't paid go to the charity that they have chosen, and the audit log tells it. */
export async function followWithDonations(tx: Db, classes: Sql, context: Context): Promise<void> {
  const moved = await holdStrays(tx, classes);
  if (moved.length === 0) return;
  await sql`update class_donations d set charity_id = i.to_id, version = d.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) i (id int, to_id int) where d.id = i.id`.execute(
    tx,
  );
  const deeds = moved.map(({ id, name, from_id, to_id }) => ({
    id,
    name,
    before: { charity_id: from_id },
    after: { charity_id: to_id },
  }));
  await record(tx, classDonation, "update", deeds, context);
}

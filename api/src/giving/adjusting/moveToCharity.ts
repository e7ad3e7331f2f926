import type { Adjustment } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { anyOf, type Context } from "../../core/entities/entity.ts";
import { type Corrected, enterMoney, enterPoints } from "./adjusting.ts";
import { readAdjustments } from "./readAdjustments.ts";

/** A class in a closed session. */
type Place = Pick<Corrected, "user_id" | "school_id" | "session_id">;

interface Points {
  readonly charity_id: number;
  readonly rate_cents: number;
  readonly points: number;
}
interface Money {
  readonly charity_id: number;
  readonly donation_id: number;
  readonly status: string;
  readonly cents: number;
}

/** Points that aren't paid, by charity and worth, with what was adjusted of them since; of other charities than one. */
const openPoints = (db: Db, { user_id, school_id, session_id }: Place, charityId: number) =>
  rows<Points>(
    db,
    sql`with own as (select k.charity_id, b.rate_cents, b.account, b.session_id, b.amount
        from class_balances b join ledger_charities k on k.id = b.charity_id
        where (b.user_id, b.school_id) = (${user_id}, ${school_id}) and b.unit = 'points'),
      known as (
        select charity_id, rate_cents, amount as payable, 0 as adjusted from own where account = 'payable' and session_id = ${session_id}
        union all
        select charity_id, rate_cents, 0, points from adjustments
        where (user_id, school_id, session_id) = (${user_id}, ${school_id}, ${session_id}) and points is not null),
      summed as (select charity_id, rate_cents, sum(payable) as payable, sum(adjusted) as adjusted from known group by 1, 2)
      select charity_id, rate_cents, (payable + least(adjusted, greatest(0, (select coalesce(sum(o.amount), 0) from own o
          where o.account = 'adjusted' and (o.charity_id, o.rate_cents) = (s.charity_id, s.rate_cents)))))::bigint as points
      from summed s where charity_id <> ${charityId} order by charity_id, rate_cents`,
  );

/** Donations that aren't paid or being paid, with what was adjusted of them since, by charity; of other charities than one. */
const openMoney = (db: Db, { user_id, school_id, session_id }: Place, charityId: number) =>
  rows<Money>(
    db,
    sql`with held as materialized (select d.* from class_donations d
        where (d.user_id, d.school_id) = (${user_id}, ${school_id}) order by d.id for no key update),
      own as (select * from held where status in ('counted', 'verified') and payment_id is null)
      select o.charity_id, o.donation_id, d.status, sum(o.amount_cents)::bigint as cents
      from (select charity_id, id as donation_id, amount_cents from own where session_id = ${session_id} and adjustment_id is null
          union all
          select o.charity_id, a.donation_id, o.amount_cents from own o join adjustments a on a.id = o.adjustment_id
          where a.session_id = ${session_id}) o
        join own d on d.id = o.donation_id
      where o.charity_id <> ${charityId} group by 1, 2, 3 order by 2, 1`,
  );

/**
 * Gives what a class has unpaid in a closed session to another charity, by two adjustments for each donation and each worth of
 * points. Returns them; none if there is nothing.
 */
export async function moveToCharity(
  tx: Db,
  place: Place,
  charityId: number,
  reason: string,
  context: Context,
): Promise<Adjustment[]> {
  await sql`select from users where id = ${place.user_id} for no key update`.execute(tx);
  const made: number[] = [];
  for (const { cents, ...money } of await openMoney(tx, place, charityId)) {
    if (cents <= 0) continue;
    const taken = await enterMoney(tx, { ...place, ...money }, -cents, reason, context);
    const given = { ...place, ...money, charity_id: charityId, moves_id: taken.id };
    made.push(taken.id, (await enterMoney(tx, given, cents, reason, context)).id);
  }
  for (const { points, ...own } of await openPoints(tx, place, charityId)) {
    if (points <= 0) continue;
    const taken = await enterPoints(tx, { ...place, ...own }, -points, reason, context);
    const given = { ...place, ...own, charity_id: charityId, moves_id: taken.id };
    made.push(taken.id, (await enterPoints(tx, given, points, reason, context)).id);
  }
  return made.length > 0 ? (await readAdjustments(tx, anyOf(sql`a.id`, made))).reverse() : [];
}

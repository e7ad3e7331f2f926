import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";

/** A class in a closed session. */
export interface ClassIn {
  readonly session_id: number;
  readonly user_id: number;
  readonly school_id: number;
}

/** What a charity has of a donation and isn't paid, in cents. */
interface MovableMoney {
  readonly donation_id: number;
  readonly charity_id: number;
  readonly cents: number;
}

/** What a charity has of a class's points and isn't paid; null without a charity. */
interface MovablePoints {
  readonly charity_id: number | null;
  readonly rate_cents: number;
  readonly points: number;
}

/** The donations of a class that count, without adjustments. */
export const ofClassIn = ({ session_id, user_id, school_id }: ClassIn): Sql =>
  sql`select o.id from class_donations o where (o.user_id, o.school_id, o.session_id) = (${user_id}, ${school_id}, ${session_id})
    and o.adjustment_id is null and o.status in ('counted', 'verified', 'paid')`;

/** Holds donations and all that was adjusted of them. */
export async function holdParts(tx: Db, donations: Sql): Promise<void> {
  const parts = sql`select d.id from class_donations d left join adjustments a on a.id = d.adjustment_id
    where coalesce(a.donation_id, d.id) in (${donations}) order by d.id for no key update of d`;
  await parts.execute(tx);
  // What was adjusted while this waited.
  await parts.execute(tx);
}

/**
 * What each charity has of donations by now, with what was adjusted of them, as far as it isn't paid or in a payment: neither more
 * than it has, nor more than isn't paid.
 */
export const movableMoney = (db: Db, donations: Sql): Promise<MovableMoney[]> =>
  rows<MovableMoney>(
    db,
    sql`select donation_id, charity_id, least(total, unpaid)::bigint as cents from (
        select coalesce(a.donation_id, d.id) as donation_id, d.charity_id, sum(d.amount_cents) as total,
          sum(d.amount_cents) filter (where d.status in ('counted', 'verified') and d.payment_id is null) as unpaid
        from class_donations d left join adjustments a on a.id = d.adjustment_id
        where coalesce(a.donation_id, d.id) in (${donations}) group by 1, 2) p
      where least(total, coalesce(unpaid, 0)) > 0 order by donation_id, charity_id`,
  );

/**
 * What each charity has of a class's points of a closed session by now, as far as they aren't paid or in a payment. Payments don't
 * say which adjustments they took along: all that they took count as those of this session, and no charity is left with less than
 * nothing of the class.
 */
export const movablePoints = (
  db: Db,
  { session_id, user_id, school_id }: ClassIn,
): Promise<MovablePoints[]> => {
  const isOfClass = (alias: string) =>
    sql`(${sql.ref(`${alias}.user_id`)}, ${sql.ref(`${alias}.school_id`)}) = (${user_id}, ${school_id})`;
  return rows<MovablePoints>(
    db,
    sql`select charity_id, rate_cents, least(sum(total), sum(unpaid), sum(due))::bigint as points from (
        select k.charity_id, b.rate_cents, case when b.session_id = ${session_id} and b.account <> 'adjusted' then b.amount else 0 end as total,
          case when b.session_id = ${session_id} and b.account in ('unassigned', 'payable') then b.amount else 0 end as unpaid,
          case when b.account = 'adjusted' or b.account in ('unassigned', 'payable') and x.closed_at is not null then b.amount else 0 end as due
        from class_balances b join sessions x on x.id = b.session_id left join ledger_charities k on k.id = b.charity_id
        where ${isOfClass("b")} and b.unit = 'points' and b.account <> 'activities'
        union all
        select a.charity_id, a.rate_cents, a.points, a.points, 0 from adjustments a
        where ${isOfClass("a")} and a.session_id = ${session_id} and a.points is not null
        union all
        select y.charity_id, i.rate_cents, case when i.session_id = ${session_id} then -i.points else 0 end, -greatest(i.points, 0), 0
        from payment_items i join payments y on y.id = i.payment_id
        where ${isOfClass("i")} and i.account = 'adjusted' and y.state in ('proposed', 'approved', 'sent')) p
      group by 1, 2 having least(sum(total), sum(unpaid), sum(due)) > 0 order by 1, 2`,
  );
};

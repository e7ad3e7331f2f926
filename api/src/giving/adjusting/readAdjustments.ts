import type { Adjustment } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows } from "../../core/database.ts";
import { refer, type Sql } from "../../core/entities/entity.ts";
import { person } from "../../people/shared/personName.ts";

/** Adjustments (`a`) that meet a condition, latest first. */
export const readAdjustments = (db: Db, where: Sql): Promise<Adjustment[]> =>
  rows<Adjustment>(
    db,
    sql`select a.id, case a.purpose when 'amount' then 'donation' else a.purpose end as kind, ${refer("x")} as session,
        ${refer("n")} as in_session, a.effective_on, ${person("u")} as "user", ${refer("s")} as school, ${refer("c")} as charity,
        case when f.id is not null then ${refer("f")} end as from_charity,
        case when d.id is not null then jsonb_build_object('id', d.id, 'donated_on', d.donated_on, 'amount_cents', d.amount_cents) end
          as donation,
        a.points, coalesce(a.amount_cents, a.points * a.rate_cents)::bigint as cents, a.reason, a.made_at, ${person("m")} as made_by,
        a.reverses_id, exists (select from adjustments r where r.reverses_id = a.id) as is_reversed
      from adjustments a join adjustments w on w.id = coalesce(a.reverses_id, a.id) join sessions x on x.id = a.session_id join sessions n on n.id = a.in_session_id
        join users u on u.id = a.user_id join sites s on s.id = a.school_id left join charities c on c.id = a.charity_id
        join users m on m.id = a.made_by left join class_donations d on d.id = a.donation_id
        left join adjustments t on t.id = w.counterpart_id and a.purpose = 'charity' left join charities f on f.id = t.charity_id
      where ${where} order by a.id desc`,
  );

/**
 * Adjustments (`a`) that are told: of a late verification, of another charity, and of their reversals, the half that gives. The
 * other one only takes the same from what is counted, or from the charity before.
 */
export const told: Sql = sql`not exists (select from adjustments h where h.counterpart_id = coalesce(a.reverses_id, a.id))`;

/** The adjustment of an id. */
export async function readAdjustment(db: Db, id: number): Promise<Adjustment | undefined> {
  const [found] = await readAdjustments(db, sql`a.id = ${id}`);
  return found;
}

export interface Target {
  readonly id: number;
  readonly name: string;
  readonly day: string;
}

/**
 * Where an adjustment of a session counts when it is made today: in the running session of the program, or else in the next one
 * after it that isn't closed; on the day of that session that is nearest to today.
 * @param hold keeps the session open until the end of the transaction.
 */
export const targetOf = (
  db: Db,
  sessionId: number,
  today: string,
  hold = false,
): Promise<Target | undefined> =>
  first<Target>(
    db,
    sql`select n.id, n.name, least(greatest(${today}::date, n.start), n."end") as day
      from sessions x join sessions n on n.program_id = x.program_id and n.start > x."end" and n.closed_at is null
      where x.id = ${sessionId} order by ${today}::date between n.start and n."end" desc, n.start limit 1
      ${hold ? sql`for key share of n` : sql``}`,
  );

/** What of a session's adjustments (`a`) isn't reversed. */
export const standing: Sql = sql`a.reverses_id is null and not exists (select from adjustments r where r.reverses_id = a.id)`;

/** Whether a late verification of a donation stands. */
export const isVerifiedLate = (donation: "o" | "p"): Sql =>
  sql`exists (select from adjustments a where a.donation_id = ${sql.ref(`${donation}.id`)} and a.purpose = 'verification'
    and a.counterpart_id is not null and ${standing})`;

/** Whether a donation is money of its own, and not half of a late verification, of another charity, or of their reversals. */
export const isNoLateHalf = (donation: "o" | "p"): Sql =>
  sql`not exists (select from adjustments a where a.id = ${sql.ref(`${donation}.adjustment_id`)}
    and a.purpose in ('verification', 'charity'))`;

import type { DonationStatus } from "@kindling/contract";
import { sql } from "kysely";
import { anyOf, type Sql } from "../../core/entities/entity.ts";

/** What was adjusted of donations as money that is only counted, in cents, as a table. */
const adjustedAsCounted: Sql = sql`(select a.donation_id, sum(h.amount_cents)::bigint as cents
  from adjustments a join class_donations h on h.adjustment_id = a.id where h.status = 'counted' group by 1)`;

/** Donations that are still to verify, with the cents that each counts as by now, as a table. */
export const toVerify: Sql = sql`(
  select d.id, d.user_id, d.school_id, d.session_id, d.charity_id, d.created_at, d.amount_cents + coalesce(k.cents, 0) as cents
  from class_donations d left join ${adjustedAsCounted} k on k.donation_id = d.id
  where d.status = 'counted' and d.adjustment_id is null and d.amount_cents + coalesce(k.cents, 0) > 0)`;

/** The charity that has a donation by now, of those that are counted and were given to another one after closing, as a table. */
const givenElsewhere: Sql = sql`(select distinct on (g.donation_id) g.donation_id, g.charity_id
  from adjustments g join class_donations o on o.id = g.donation_id and o.status = 'counted'
  where g.purpose = 'charity' and g.counterpart_id is not null and not exists (select from adjustments r where r.reverses_id = g.id)
  order by g.donation_id, g.id desc)`;

/** Donations with the status counted of which nothing is left to verify: verified late, or adjusted to nothing. */
const settled: Sql = sql`(select o.id from class_donations o join ${adjustedAsCounted} k on k.donation_id = o.id
  where o.status = 'counted' and o.adjustment_id is null and o.amount_cents + k.cents <= 0)`;

/** That a donation read by an alias is still to verify: it is counted, no adjustment, and something is left of it. */
export function isToVerify(alias: string): Sql {
  const donation = sql.raw(alias);
  return sql`(${donation}.status = 'counted' and ${donation}.adjustment_id is null
    and not exists (select from ${settled} w where w.id = ${donation}.id))`;
}

/** The id of rows of `countsToVerify` that take away what isn't to verify; no donation has it. */
const takenAway = 0;

/** Whether donations of these statuses are those still to verify, and not also those verified late. */
export const isOfToVerify = (statuses: readonly DonationStatus[] = []): boolean =>
  statuses.includes("counted") && !statuses.includes("verified");

/** That a donation (`t`), or a row of `countsToVerify`, is for one of some charities: what is to verify, for the one that has it by now. */
export const isForCharity = (ids: readonly number[], statuses?: readonly DonationStatus[]): Sql => {
  const now = sql`coalesce((select m.charity_id from ${givenElsewhere} m where m.donation_id = t.id and t.status = 'counted'), t.charity_id)`;
  return anyOf(isOfToVerify(statuses) ? now : sql`t.charity_id`, ids);
};

/** What a donation (`t`) that is still to verify counts as by now, in cents; any other as it was recorded. */
export const countsNow: Sql = sql`(t.amount_cents + coalesce((select k.cents from ${adjustedAsCounted} k
  where k.donation_id = t.id and t.status = 'counted'), 0))`;

/**
 * That a donation (`t`), or a row of `countsToVerify`, has one of some statuses. Of those counted only what is still to verify,
 * unless verified ones are asked for as well: a donation that was verified late is one or the other.
 */
export function hasStatus(statuses: readonly DonationStatus[]): Sql {
  const has = anyOf(sql`t.status`, statuses, "text");
  return isOfToVerify(statuses)
    ? sql`(${has} and (t.status <> 'counted' or ${isToVerify("t")}))`
    : sql`(${has} and t.id is distinct from ${sql.lit(takenAway)})`;
}

/**
 * Kept counts (`t`) of donations by place, session, charity and status, as rows that `hasStatus` can be asked of, with rows that
 * make those counted what is still to verify: with what each counts as, for the charity that has it.
 */
export const countsToVerify = (kept: Sql): Sql => sql`(
  select t.school_id, t.session_id, t.charity_id, t.status, t.rows, t.amount_cents, null::int as id, null::int as adjustment_id from ${kept}
  union all
  select n.school_id, n.session_id, n.charity_id, 'counted', n.rows, n.amount_cents, ${sql.lit(takenAway)}, null from (
    select o.school_id, o.session_id, p.charity_id, p.rows, p.amount_cents
    from class_donations o join (select donation_id from ${adjustedAsCounted} k) k on k.donation_id = o.id
      left join ${toVerify} v on v.id = o.id left join ${givenElsewhere} m on m.donation_id = o.id
      cross join lateral (values (o.charity_id, -1, -o.amount_cents), (coalesce(m.charity_id, o.charity_id), 1, v.cents)) p (charity_id, rows, amount_cents)
    where o.status = 'counted' and o.adjustment_id is null and (p.rows < 0 or v.id is not null)
    union all
    select h.school_id, h.session_id, h.charity_id, -1, -h.amount_cents
    from adjustments a join class_donations h on h.adjustment_id = a.id where h.status = 'counted') n) t`;

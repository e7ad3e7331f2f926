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

/** Donations with the status counted of which nothing is left to verify: verified late, or adjusted to nothing. */
const settled: Sql = sql`(select o.id, o.school_id, o.session_id, o.charity_id, o.amount_cents
  from class_donations o join ${adjustedAsCounted} k on k.donation_id = o.id
  where o.status = 'counted' and o.adjustment_id is null and o.amount_cents + k.cents <= 0)`;

/** That a donation read by an alias is still to verify: it is counted, no adjustment, and something is left of it. */
export function isToVerify(alias: string): Sql {
  const donation = sql.raw(alias);
  return sql`(${donation}.status = 'counted' and ${donation}.adjustment_id is null
    and not exists (select from ${settled} w where w.id = ${donation}.id))`;
}

/** The id of rows of `countsToVerify` that take away what isn't to verify; no donation has it. */
const takenAway = 0;

/**
 * That a donation (`t`), or a row of `countsToVerify`, has one of some statuses. Of those counted only what is still to verify,
 * unless verified ones are asked for as well: a donation that was verified late is one or the other.
 */
export function hasStatus(statuses: readonly DonationStatus[]): Sql {
  const has = anyOf(sql`t.status`, statuses, "text");
  return statuses.includes("counted") && !statuses.includes("verified")
    ? sql`(${has} and (t.status <> 'counted' or ${isToVerify("t")}))`
    : sql`(${has} and t.id is distinct from ${sql.lit(takenAway)})`;
}

/**
 * Kept counts (`t`) of donations by place, session, charity and status, as rows that `hasStatus` can be asked of, with rows that
 * take away those counted that aren't to verify.
 */
export const countsToVerify = (kept: Sql): Sql => sql`(
  select t.school_id, t.session_id, t.charity_id, t.status, t.rows, t.amount_cents, null::int as id, null::int as adjustment_id from ${kept}
  union all
  select n.school_id, n.session_id, n.charity_id, 'counted', -1, -n.amount_cents, ${sql.lit(takenAway)}, null from (
    select w.school_id, w.session_id, w.charity_id, w.amount_cents from ${settled} w
    union all
    select h.school_id, h.session_id, h.charity_id, h.amount_cents
    from adjustments a join class_donations h on h.adjustment_id = a.id where h.status = 'counted') n) t`;

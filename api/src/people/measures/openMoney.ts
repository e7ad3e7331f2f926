import type { OpenMoney } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";

/** Who deletes sites, and whether they have decided what becomes of money that isn't paid. */
export interface Deciding extends Context {
  readonly isDecided?: boolean;
}

/** Donations (`d`) of open sessions that nobody verified, which can be voided. */
export const isVoidable: Sql = sql`d.status in ('held', 'counted') and d.adjustment_id is null
  and exists (select from sessions x where x.id = d.session_id and x.closed_at is null)`;

/** What classes of a site brought in or earned for charities, and what isn't paid of it. */
export const readOpenMoney = (db: Db, siteId: number): Promise<OpenMoney> =>
  sole<OpenMoney>(
    db,
    sql`select m.*, (select coalesce(sum(b.amount * b.rate_cents), 0)::bigint from class_balances b
          where b.school_id = ${siteId} and b.unit = 'points' and b.account in ('payable', 'adjusted', 'in_payment')) as earned_cents
      from (select count(*) filter (where ${isVoidable})::int as unverified,
          coalesce(sum(d.amount_cents) filter (where ${isVoidable}), 0)::bigint as unverified_cents,
          count(*) filter (where d.status = 'verified')::int as verified,
          coalesce(sum(d.amount_cents) filter (where d.status = 'verified'), 0)::bigint as verified_cents
        from class_donations d where d.school_id = ${siteId}) m`,
  );

import type { CharityMoney } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { openSums } from "../../people/measures/openMoney.ts";

const isUnpaid = sql`d.status in ('held', 'counted', 'verified')`;
const ofClass = (alias: string) =>
  sql`(${sql.ref(`${alias}.user_id`)}, ${sql.ref(`${alias}.school_id`)}, ${sql.ref(`${alias}.session_id`)}) = (h.user_id, h.school_id, h.session_id)`;
const worth = sql`coalesce(sum(b.amount * b.rate_cents), 0)`;

/**
 * Choices of charities that can still change: those of sessions that haven't ended, and those with money that isn't paid
 * or set aside.
 * @param chosen a statement of the charities' ids.
 */
export const movableChoices = (chosen: Sql, today: string): Sql => sql`
  select h.id, h.user_id, h.school_id, h.session_id from charity_choices h join sessions x on x.id = h.session_id
  where h.charity_id in (${chosen}) and x.closed_at is null and (x."end" >= ${today}::date
    or exists (select from class_donations d where ${ofClass("d")} and d.charity_id = h.charity_id and ${isUnpaid}
      and d.payment_id is null and d.adjustment_id is null)
    or exists (select from class_balances b where ${ofClass("b")} and b.unit = 'points' and b.account = 'payable' and b.amount <> 0))`;

/**
 * What isn't paid of what classes gave to charities or earned for them, and what of it would stay with them.
 * @param chosen a statement of the charities' ids.
 */
export function readCharityMoney(db: Db, chosen: Sql, today: string): Promise<CharityMoney> {
  const to = {
    d: sql`d.charity_id in (${chosen})`,
    b: sql`b.charity_id in (select k.id from ledger_charities k where k.charity_id in (${chosen}))`,
  };
  return sole<CharityMoney>(
    db,
    sql`select o.*, (select count(*)::int from (${movableChoices(chosen, today)}) n) as choices,
      (select count(*)::int from pledges p where p.state = 'open' and (p.until_on is null or p.until_on >= ${today}::date)
        and exists (select from pledge_charities n where n.pledge_id = p.id and n.charity_id in (${chosen}))) as pledges,
      (select coalesce(sum(d.amount_cents), 0)::bigint from class_donations d join sessions x on x.id = d.session_id
        where ${to.d} and ${isUnpaid} and (d.payment_id is not null or d.adjustment_id is not null or x.closed_at is not null))
      + (select ${worth}::bigint from class_balances b join sessions x on x.id = b.session_id
        where ${to.b} and b.unit = 'points' and (b.account in ('adjusted', 'in_payment')
          or b.account = 'payable' and x.closed_at is not null)) as staying_cents
      from ${openSums((alias) => to[alias])} o`,
  );
}

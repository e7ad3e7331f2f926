import type { PaymentDue, PaymentPart } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { always, anyOf, type Sql } from "../../core/entities/entity.ts";

/** What to look for; omitted means all. */
export interface DueFilter {
  readonly sessions?: readonly number[] | undefined;
  readonly charities?: readonly number[] | undefined;
  readonly parts?: readonly PaymentPart[] | undefined;
  /** People and donations that this transaction holds; nothing of others is found. */
  readonly held?: { readonly users: readonly number[]; readonly donations: readonly number[] };
}

/**
 * What can be paid and is in no payment, as a table for a FROM clause: verified donations, and the points of classes that have
 * chosen a charity. Points that were taken back after a payment and adjustments below zero, in whichever session, lower what the
 * charity gets next; until that is made up for, it gets nothing of that kind.
 */
export function dueItems({ sessions, charities, parts = ["donated", "earned"], held }: DueFilter): Sql {
  const ofSessions = (alias: string) =>
    sessions ? anyOf(sql`${sql.raw(alias)}.session_id`, sessions) : always;
  const toCharity = (id: Sql) => (charities ? anyOf(id, charities) : always);
  const has = (part: PaymentPart) => sql`${sql.lit(parts.includes(part))}`;
  return sql`(
    select v.donation_id, v.user_id, v.school_id, v.session_id, v.charity_id, null::int as place_id, null::int as named_id,
      0::bigint as points, null::int as rate_cents, v.cents, 'payable'::text as account from (
      select d.id as donation_id, d.user_id, d.school_id, d.session_id, d.charity_id, d.amount_cents::bigint as cents,
        sum(d.amount_cents) over (partition by d.charity_id) as due
      from class_donations d
      where ${has("donated")} and d.status = 'verified' and d.payment_id is null and (d.amount_cents < 0 or ${ofSessions("d")})
        and ${toCharity(sql`d.charity_id`)} and ${held ? anyOf(sql`d.id`, held.donations) : always}) v
    where v.due > 0
    union all
    select null, w.user_id, w.school_id, w.session_id, w.charity_id, w.place_id, w.named_id, w.points, w.rate_cents, w.cents, w.account
    from (
      select b.user_id, b.school_id, b.session_id, k.charity_id, b.place_id, b.charity_id as named_id, b.amount as points, b.rate_cents,
        b.amount * b.rate_cents as cents, b.account, sum(b.amount * b.rate_cents) over (partition by k.charity_id) as due
      from (select * from class_balances where account = 'payable' and amount <> 0
          union all select * from class_balances where account = 'adjusted' and amount <> 0) b
        join ledger_charities k on k.id = b.charity_id
      where ${has("earned")} and (b.amount < 0 or ${ofSessions("b")})
        and ${toCharity(sql`k.charity_id`)} and ${held ? anyOf(sql`b.user_id`, held.users) : always}) w
    where w.due > 0)`;
}

/** The sums of items (`i`), as columns. */
export const itemSums: Sql = sql`count(i.donation_id)::int as donation_count,
  coalesce(sum(i.cents) filter (where i.donation_id is not null), 0)::bigint as donated_cents,
  coalesce(sum(i.points), 0)::bigint as points,
  coalesce(sum(i.cents) filter (where i.donation_id is null), 0)::bigint as earned_cents`;

/** What each charity could be paid now, by name. */
export const readDue = (db: Db, filter: DueFilter) =>
  rows<PaymentDue>(
    db,
    sql`select jsonb_build_object('id', c.id, 'name', c.name) as charity, ${itemSums}, sum(i.cents)::bigint as total_cents
      from ${dueItems(filter)} i join charities c on c.id = i.charity_id group by c.id order by c.name, c.id`,
  );

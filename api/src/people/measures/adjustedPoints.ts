import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** Adjusted points that payments took along, as rows of balances: so many of what lies with a payment weren't won. */
export const adjustedInPayments = (only: (alias: string) => Sql): Sql => sql`
  select i.user_id, i.school_id, i.session_id, i.place_id, i.rate_cents, i.charity_id,
    case y.state when 'sent' then 'paid' else 'in_payment' end as account, -i.points as amount
  from payment_items i join payments y on y.id = i.payment_id
  where i.account = 'adjusted' and y.state in ('proposed', 'approved', 'sent') and ${only("i")}`;

/** Points by which closed sessions were adjusted, on the day of the adjustment; they can be below zero, and for no charity (0). */
export const adjustedPoints = (only: (alias: string) => Sql): Sql => sql`
  select p.user_id, p.school_id, p.session_id, p.place_id, p.rate_cents, e.effective_on as day, coalesce(k.charity_id, 0) as charity_id, p.charity_id as named_id,
    p.amount as points
  from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account = 'adjusted'
    left join ledger_charities k on k.id = p.charity_id
  where e.adjustment_id is not null and e.point_entry_id is not null and ${only("p")}`;

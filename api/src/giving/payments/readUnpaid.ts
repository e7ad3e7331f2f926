import type { UnpaidDonations } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { always, anyOf } from "../../core/entities/entity.ts";
import type { DueFilter } from "./dueItems.ts";

/** What is verified and not paid, by charity, the largest first: also what a payment run has set aside, and below zero. */
export const readUnpaid = (db: Db, { sessions, charities }: Pick<DueFilter, "sessions" | "charities">) =>
  rows<UnpaidDonations>(
    db,
    sql`select jsonb_build_object('id', c.id, 'name', c.name) as charity, sum(d.amount_cents)::bigint as verified_cents,
        coalesce(sum(d.amount_cents) filter (where d.payment_id is not null), 0)::bigint as in_run_cents
      from class_donations d join charities c on c.id = d.charity_id
      where d.status = 'verified' and ${sessions ? anyOf(sql`d.session_id`, sessions) : always}
        and ${charities ? anyOf(sql`d.charity_id`, charities) : always}
      group by c.id having sum(d.amount_cents) <> 0 order by verified_cents desc, c.name, c.id`,
  );

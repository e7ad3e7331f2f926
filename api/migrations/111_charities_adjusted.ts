import { type Kysely, sql } from "kysely";

/**
 * Each adjustment says what it is for: an amount, points, a late verification or another charity. The last two are pairs, of which
 * one takes what the other gives; of a class that has chosen no charity, the first names none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table adjustments add purpose text check (purpose in ('amount', 'points', 'verification', 'charity'));
alter table adjustments disable trigger only_added;
update adjustments a set purpose = case when a.donation_id is null then 'points'
  when exists (select from adjustments h where h.counterpart_id is not null
    and coalesce(a.reverses_id, a.id) in (h.id, h.counterpart_id)) then 'verification' else 'amount' end;
alter table adjustments enable trigger only_added;
alter table adjustments alter purpose set not null;

-- Points of a class that chose nothing are taken from no charity.
alter table adjustments alter charity_id drop not null,
  add check (charity_id is not null or (purpose = 'charity' and points is not null));
`)
    .execute(db);
}

import { type Kysely, sql } from "kysely";

/** Pledges and what comes in of them are recorded at the moment that their rows tell, as donations are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create or replace function post_pledges(ids int[], wanted_kind text, receipt int, day date) returns void language plpgsql as $$
declare one record; entry bigint;
begin
  perform from pledges p where p.id = any(ids) order by p.id for no key update;
  for one in
    select i.id, coalesce(p.sponsor_id, w.sponsor_id) as sponsor_id, s.pledged - w.pledged as pledged, s.received - w.received as received,
      coalesce((select r.updated_at from sponsor_receipts r where r.id = receipt), p.updated_at, now()) as at
    from (select distinct unnest(ids) as id) i left join pledges p on p.id = i.id
      cross join lateral (select coalesce(sum(r.amount_cents), 0) as received from sponsor_receipts r
        where r.pledge_id = i.id and r.reversed_at is null) n
      cross join lateral (select n.received, greatest(0, coalesce(p.amount_cents, p.cap_cents, 0) - n.received) as pledged) s
      cross join lateral (select max(o.sponsor_id) as sponsor_id,
          coalesce(sum(o.amount) filter (where o.account = 'sponsor_pledged'), 0) as pledged,
          coalesce(sum(o.amount) filter (where o.account = 'sponsor_received'), 0) as received
        from ledger_postings o where o.pledge_id = i.id) w
    order by i.id
  loop
    continue when one.pledged = 0 and one.received = 0;
    insert into ledger_entries (kind, effective_on, recorded_at, recorded_by, request, reason, pledge_id, receipt_id, reverses_id)
    values (wanted_kind, coalesce(day, ledger_day(one.at)), one.at, ledger_actor(), ledger_request(), ledger_reason(), one.id, receipt,
      (select max(e.id) from ledger_entries e where e.receipt_id = receipt)) returning id into entry;
    insert into ledger_postings (entry_id, unit, account, amount, sponsor_id, pledge_id)
    select entry, 'cents', a.account, a.amount, one.sponsor_id, one.id
    from (values ('sponsors', -one.pledged - one.received), ('sponsor_pledged', one.pledged), ('sponsor_received', one.received))
      a (account, amount) where a.amount <> 0;
  end loop;
end $$`.execute(db);
}

import { type Kysely, sql } from "kysely";

/**
 * An entry that takes a payment's points back names the entry of that payment that it takes back: that of setting them
 * aside, or of sending them. What a payment consists of can't be changed any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
do $$ begin
  execute replace(replace(pg_get_functiondef('post_payments'::regproc), 'request, reason, payment_id)',
    'request, reason, payment_id, reverses_id)'), 'ledger_reason(), id from known',
    'ledger_reason(), id, case when post_payments.kind in (''payment_left_out'', ''payment_reversed'')
      then (select max(e.id) from ledger_entries e where e.payment_id = known.id) end from known');
end $$;
create trigger only_added before update or delete or truncate on payment_items
  for each statement execute function refuse_ledger_change();
`)
    .execute(db);
}

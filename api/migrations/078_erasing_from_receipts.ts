import { type Kysely, sql } from "kysely";

/** Lets an erasure take a person out of the texts of what sponsors sent; figures and days stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create or replace function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('kindling.erasing', true) is not distinct from 'on'
    and to_jsonb(old) - '{note,reference,reason}'::text[] is not distinct from to_jsonb(new) - '{note,reference,reason}'::text[] then
    return new;
  end if;
  if tg_op = 'DELETE' or old.reversed_at is not null or new.reversed_at is null
    or (old.pledge_id, old.amount_cents, old.received_on, old.method, old.reference, old.note, old.created_at)
      is distinct from (new.pledge_id, new.amount_cents, new.received_on, new.method, new.reference, new.note, new.created_at) then
    raise exception 'What came in is only reversed: % is refused on %', tg_op, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;`)
    .execute(db);
}

import { type Kysely, sql } from "kysely";

/**
 * Entries of a changed choice, of a reversed adjustment and of a changed pledge name the entry that they take back, as those of
 * points, donations, receipts and payments do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create index on ledger_entries (choice_id, id) where choice_id is not null;
create index on ledger_entries (pledge_id, id) where pledge_id is not null;

create function last_entry_of_choice(choice int) returns bigint language sql stable as $$
  select max(e.id) from ledger_entries e where e.choice_id = choice $$;
create function reversed_by(adjustment int) returns bigint language sql stable as $$
  select max(e.id) from ledger_entries e join adjustments a on a.id = adjustment and e.adjustment_id = a.reverses_id
  where e.kind in ('donation_adjusted', 'points_adjusted') $$;

create or replace function name_adjustment() returns trigger language plpgsql as $$
begin
  select d.adjustment_id into new.adjustment_id from class_donations d where d.id = new.donation_id;
  if new.adjustment_id is not null and new.kind = 'donation_logged' then
    new.kind := 'donation_adjusted';
    new.reverses_id := reversed_by(new.adjustment_id);
  end if;
  return new;
end $$;

do $$
declare changed record; was text; becomes text;
begin
  for changed in select * from (values
    ('post_choices', 'request, reason, choice_id)', 'request, reason, choice_id, reverses_id)'),
    ('post_choices', 'ledger_reason(), choice_id from known', 'ledger_reason(), choice_id, last_entry_of_choice(choice_id) from known'),
    ('post_adjusted_points', 'point_entry_id, adjustment_id)', 'point_entry_id, adjustment_id, reverses_id)'),
    ('post_adjusted_points', 'new.id, made.id)', 'new.id, made.id, reversed_by(made.id))'),
    ('post_pledges', '(select max(e.id) from ledger_entries e where e.receipt_id = receipt)',
      'case when receipt is null then (select max(e.id) from ledger_entries e where e.pledge_id = one.id and e.receipt_id is null)
      else (select max(e.id) from ledger_entries e where e.receipt_id = receipt) end')) c (name, old, new)
  loop
    was := pg_get_functiondef(changed.name::regproc);
    becomes := replace(was, changed.old, changed.new);
    if was = becomes then raise exception '% has no %', changed.name, changed.old; end if;
    execute becomes;
  end loop;
end $$;
`)
    .execute(db);
}

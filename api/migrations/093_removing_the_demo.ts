import { type Kysely, sql } from "kysely";

/**
 * Which rows are the demo program's, and the one way in which its books are discarded: whole, and only while no class,
 * sponsor or bank statement of the organization's own has anything in them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table demo_rows (
  name text primary key,
  -- Its rows have ids above the one and up to the other.
  after_id bigint not null, until_id bigint not null, check (after_id <= until_id)
);

-- Only while the ledger holds nothing but what the same transaction has posted, and once: nobody can declare other rows the
-- demo's. Up to which id its rows go is looked up here, and after which they begin is told.
create function mark_demo(begin_after jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  marked record;
  last_id bigint;
begin
  lock table demo_rows in exclusive mode;
  lock table ledger_entries in share mode;
  if exists (select from demo_rows) or exists (select from demo_removals)
    or exists (select from ledger_entries where xmin <> pg_current_xact_id()::xid) then
    raise exception 'The demo program can only be marked in a portal that has no books' using errcode = 'insufficient_privilege';
  end if;
  for marked in select key as name, value::bigint as after_id from jsonb_each_text(begin_after) loop
    execute format('select coalesce(max(id), 0) from %I', marked.name) into last_id;
    insert into demo_rows values (marked.name, least(marked.after_id, last_id), last_id);
  end loop;
end $$;

create function is_demo(wanted text, row_id bigint) returns boolean language sql stable as $$
  select exists (select from demo_rows where name = wanted and row_id > after_id and row_id <= until_id) $$;

create table demo_removals (at timestamptz not null default now());

create function own_records() returns bigint language sql stable as $$
  with records (user_id, school_id) as (
    select user_id, school_id from responses union all select user_id, school_id from point_entries
    union all select user_id, school_id from charity_choices union all select user_id, school_id from class_donations
    union all select user_id, school_id from adjustments union all select user_id, school_id from teacher_goals
    union all select user_id, school_id from teacher_media union all select user_id, school_id from nudges
    union all select user_id, school_id from thank_you_replies),
  classes as (select user_id, school_id, count(*) as number from records group by user_id, school_id)
  select coalesce(sum(number) filter (where not (is_demo('users', user_id) and is_demo('sites', school_id))), 0)::bigint
    + (select count(*) from pledges where not is_demo('pledges', id))
    + (select count(*) from sponsor_receipts where not is_demo('pledges', pledge_id))
    + (select count(*) from bank_statements where not is_demo('bank_statements', id))
    + (select count(*) from thank_yous where not is_demo('charities', charity_id))
    + (select count(*) from session_closings where not is_demo('sessions', session_id))
    -- Also of what is deleted by now.
    + (select count(distinct entry_id) from ledger_postings
      where user_id is not null and not (is_demo('users', user_id) and is_demo('sites', school_id))
        or pledge_id is not null and not is_demo('pledges', pledge_id))
  from classes $$;

create function discard_demo_books() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  books constant text[] := array['ledger_entries', 'ledger_postings', 'ledger_places', 'ledger_charities', 'point_entries',
    'responses', 'response_files', 'charity_choices', 'class_donations', 'adjustments', 'session_closings', 'payment_items',
    'payments', 'payment_runs', 'bank_decisions', 'bank_matches', 'bank_lines', 'bank_statements', 'sponsor_receipts',
    'pledges', 'pledge_charities', 'pledge_programs', 'pledge_providers', 'thank_yous', 'thank_you_replies',
    'teacher_goals', 'teacher_media', 'media_consents', 'nudges', 'ledger_checks', 'class_balances', 'changed_points',
    'point_days', 'point_parts', 'point_part_sums', 'response_counts', 'response_item_counts', 'class_totals',
    'charity_choice_counts', 'class_donation_counts'];
  guard record;
begin
  if not exists (select from demo_rows) then
    raise exception 'The demo program is not there' using errcode = 'insufficient_privilege';
  end if;
  -- Nobody writes to the books until the transaction ends.
  execute format('lock table %s in access exclusive mode', (select string_agg(quote_ident(b), ', ') from unnest(books) b));
  if own_records() > 0 then
    raise exception 'The books have records of the organization' using errcode = 'insufficient_privilege';
  end if;
  for guard in
    select tgrelid::regclass as name, tgname from pg_trigger
    where tgrelid = any(books::regclass[]) and tgname = any(array['only_added', 'never_removed', 'never_emptied'])
  loop
    execute format('alter table %s disable trigger %I', guard.name, guard.tgname);
  end loop;
  execute format('truncate %s', (select string_agg(quote_ident(b), ', ') from unnest(books) b));
  -- What was told of them elsewhere.
  update users set points = 0 where points <> 0;
  update sessions set closed_at = null, closed_by = null where closed_at is not null;
  update public_page set figures = null, prepared_at = null;
  insert into demo_removals default values;
  for guard in
    select tgrelid::regclass as name, tgname from pg_trigger
    where tgrelid = any(books::regclass[]) and tgname = any(array['only_added', 'never_removed', 'never_emptied'])
  loop
    execute format('alter table %s enable trigger %I', guard.name, guard.tgname);
  end loop;
end $$;

create function forget_demo() returns void language sql security definer set search_path = public, pg_temp as $$
  delete from demo_rows where exists (select from demo_removals) $$;

revoke execute on function mark_demo, discard_demo_books, forget_demo from public;
`)
    .execute(db);
}

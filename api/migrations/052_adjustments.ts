import { type Kysely, sql } from "kysely";

/**
 * Corrections of closed sessions, as dated rows of a later one: an adjustment of money is a donation with a sign, one of points an
 * entry of points whose charity stays, in an account of its own (`adjusted`). What they correct doesn't change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, guards, posting]) await sql.raw(part).execute(db);
}

const tables = `
create table adjustments (
  id int generated always as identity primary key,
  session_id int not null references sessions, in_session_id int not null references sessions, effective_on date not null,
  user_id int not null references users, school_id int not null references sites, charity_id int not null references charities,
  donation_id int references class_donations, amount_cents int check (amount_cents <> 0),
  points int check (points <> 0), rate_cents int,
  reason text not null, reverses_id int unique references adjustments,
  made_at timestamptz not null default now(), made_by int not null references users,
  check (session_id <> in_session_id),
  check ((donation_id is null) = (amount_cents is null) and (points is null) = (donation_id is not null)
    and (points is null) = (rate_cents is null))
);
create index on adjustments (session_id, id);
create index on adjustments (in_session_id);
create index on adjustments (donation_id) where donation_id is not null;
create index on adjustments (user_id, school_id);

-- An adjustment needs no choice in the session in which it falls; other donations do.
alter table class_donations add adjustment_id int unique references adjustments,
  drop constraint class_donations_amount_cents_check,
  add constraint class_donations_amount_cents_check check (amount_cents > 0 or adjustment_id is not null and amount_cents <> 0),
  drop constraint class_donations_user_id_school_id_session_id_fkey,
  add chosen_session_id int generated always as (case when adjustment_id is null then session_id end) stored,
  add foreign key (user_id, school_id, chosen_session_id) references charity_choices (user_id, school_id, session_id);

alter table point_entries add adjustment_id int references adjustments, alter response_id drop not null,
  add check ((response_id is null) = (adjustment_id is not null));

alter table ledger_entries add adjustment_id int;
create index on ledger_entries (adjustment_id) where adjustment_id is not null;
do $$ declare known text := (select pg_get_constraintdef(oid) from pg_constraint
  where conrelid = 'ledger_postings'::regclass and conname = 'ledger_postings_account_check');
begin
  alter table ledger_postings drop constraint ledger_postings_account_check;
  execute 'alter table ledger_postings add constraint ledger_postings_account_check '
    || replace(known, 'ARRAY[', 'ARRAY[''adjusted''::text, ');
end $$;
create index on class_balances (charity_id) where account = 'adjusted' and amount <> 0;

-- Where points of a payment came from, and go back to.
alter table payment_items add account text not null default 'payable' check (account in ('payable', 'adjusted'));
create index on payment_items (payment_id) where account = 'adjusted';
`;

const guards = `
create trigger only_added before update or delete or truncate on adjustments
  for each statement execute function refuse_ledger_change();

-- An adjustment of money is only paid, and given back by its payment.
create function refuse_adjustment_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.amount_cents, old.donated_on, old.user_id, old.school_id, old.session_id, old.charity_id, old.adjustment_id)
      is distinct from (new.amount_cents, new.donated_on, new.user_id, new.school_id, new.session_id, new.charity_id, new.adjustment_id)
    or (old.status <> new.status and not (old.status in ('verified', 'paid') and new.status in ('verified', 'paid'))) then
    raise exception 'Adjustments are only reversed: % is refused', tg_op using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger only_paid before update on class_donations for each row when (old.adjustment_id is not null)
  execute function refuse_adjustment_change();
create trigger never_deleted before delete on class_donations for each row when (old.adjustment_id is not null)
  execute function refuse_adjustment_change();
`;

const posting = `
-- The ledger's entry of an adjusted donation says which adjustment it is.
create function name_adjustment() returns trigger language plpgsql as $$
begin
  select d.adjustment_id into new.adjustment_id from class_donations d where d.id = new.donation_id;
  if new.adjustment_id is not null and new.kind = 'donation_logged' then new.kind := 'donation_adjusted'; end if;
  return new;
end $$;
create trigger name_adjustment before insert on ledger_entries
  for each row when (new.donation_id is not null) execute function name_adjustment();

-- Points that are adjusted stay with the charity that they are for, whatever the class chooses.
create function post_adjusted_points() returns trigger language plpgsql as $$
declare entry bigint; made adjustments;
begin
  select * into made from adjustments a where a.id = new.adjustment_id;
  insert into ledger_entries (kind, effective_on, recorded_at, recorded_by, request, reason, point_entry_id, adjustment_id)
  values ('points_adjusted', made.effective_on, new.created_at, ledger_actor(), ledger_request(), ledger_reason(), new.id, made.id)
  returning id into entry;
  insert into ledger_postings (entry_id, unit, account, amount, user_id, school_id, session_id, place_id, charity_id, rate_cents)
  select entry, 'points', s.account, s.sign * new.points, new.user_id, new.school_id, new.session_id, place_of(new.school_id),
    s.charity_id, made.rate_cents
  from (values ('activities', -1, null), ('adjusted', 1, charity_named(made.charity_id))) s (account, sign, charity_id);
  return null;
end $$;
create trigger post_adjusted after insert on point_entries
  for each row when (new.adjustment_id is not null) execute function post_adjusted_points();

do $$ begin
  execute replace(pg_get_functiondef('post_points'::regproc), 'and a.points <> 0 order by',
    'and a.points <> 0 and a.adjustment_id is null order by');
  -- Sponsors' draws take adjusted points from the adjustments themselves.
  execute replace(pg_get_functiondef('keep_point_days'::regproc), 'where a.account = ''activities''',
    'where a.account = ''activities'' and e.adjustment_id is null');
  execute replace(replace(pg_get_functiondef('post_payments'::regproc), '(source, -1)',
    '(case source when ''payable'' then i.account else source end, -1)'), '(target, 1)',
    '(case target when ''payable'' then i.account else target end, 1)');
end $$;
`;

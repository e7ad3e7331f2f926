import { type Kysely, sql } from "kysely";

/**
 * Sponsors, their pledges and what came in of them, each posted to the ledger; and the points of each class by day, from which
 * it is computed what pledges cover.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, accounts, posting, triggers, days]) await sql.raw(part).execute(db);
}

const tables = `
create table sponsors (
  id int generated always as identity primary key,
  name citext not null, contact_name text, email citext, note text, is_active boolean not null default true,
  version int not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create unique index sponsors__name on sponsors (name);

-- A fixed amount, or cents for each point, up to a cap if there is one.
create table pledges (
  id int generated always as identity primary key,
  sponsor_id int not null references sponsors, name text not null,
  kind text not null check (kind in ('amount', 'per_point')),
  amount_cents int check (amount_cents > 0), point_cents int check (point_cents > 0), cap_cents int check (cap_cents > 0),
  from_on date not null, until_on date, check (until_on >= from_on),
  state text not null default 'open' check (state in ('open', 'closed')), closed_on date,
  check ((state = 'closed') = (closed_on is not null)),
  check ((kind = 'amount') = (amount_cents is not null) and (kind = 'per_point') = (point_cents is not null)),
  check (kind = 'per_point' or cap_cents is null),
  version int not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create unique index pledges__name on pledges (sponsor_id, name);

create table pledge_programs (
  pledge_id int not null references pledges on delete cascade, program_id int not null references programs,
  primary key (pledge_id, program_id)
);
create index on pledge_programs (program_id);
create table pledge_providers (
  pledge_id int not null references pledges on delete cascade, provider_id int not null references providers,
  primary key (pledge_id, provider_id)
);
create index on pledge_providers (provider_id);
create table pledge_charities (
  pledge_id int not null references pledges on delete cascade, charity_id int not null references charities,
  primary key (pledge_id, charity_id)
);
create index on pledge_charities (charity_id);

-- Money that came in of a pledge. It stays as it was entered, or is reversed.
create table sponsor_receipts (
  id int generated always as identity primary key,
  pledge_id int not null references pledges, amount_cents int not null check (amount_cents > 0),
  received_on date not null, method text not null, reference text, note text, received_by int references users,
  reversed_at timestamptz, reversed_by int references users, reason text,
  check ((reversed_at is null) = (reason is null)),
  version int not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create index on sponsor_receipts (pledge_id);

-- Private pages by link; only the token's hash is kept.
create table sponsor_links (
  id int generated always as identity primary key,
  sponsor_id int not null references sponsors on delete cascade, token_hash text not null unique,
  created_at timestamptz not null default now(), created_by int references users,
  expires_on date not null, revoked_at timestamptz, opened_at timestamptz
);
create index on sponsor_links (sponsor_id);

-- Where private pages were asked for from within the last quarter of an hour.
create table sponsor_visits (address text not null, at timestamptz not null default now());
create index on sponsor_visits (address, at);
`;

const accounts = `
-- Postings of sponsors belong to a pledge, all others to a class.
alter table ledger_postings alter user_id drop not null, alter school_id drop not null, alter place_id drop not null,
  add sponsor_id int, add pledge_id int;
alter table ledger_entries add pledge_id int, add receipt_id int;
create index on ledger_entries (receipt_id) where receipt_id is not null;
create index on ledger_postings (pledge_id) where pledge_id is not null;
do $$ declare known text := (select pg_get_constraintdef(oid) from pg_constraint
  where conrelid = 'ledger_postings'::regclass and conname = 'ledger_postings_account_check');
begin
  alter table ledger_postings drop constraint ledger_postings_account_check;
  execute 'alter table ledger_postings add constraint ledger_postings_account_check '
    || replace(known, 'ARRAY[', 'ARRAY[''sponsors''::text, ''sponsor_pledged''::text, ''sponsor_received''::text, ');
  -- Balances are those of classes.
  execute replace(pg_get_functiondef('keep_balances'::regproc), 'sum(amount) from added
', 'sum(amount) from added where user_id is not null
');
end $$;
alter table ledger_postings add constraint ledger_postings_owner_check check (case
  when account in ('sponsors', 'sponsor_pledged', 'sponsor_received')
    then unit = 'cents' and sponsor_id is not null and pledge_id is not null and user_id is null
  else user_id is not null and school_id is not null and place_id is not null and sponsor_id is null and pledge_id is null end);
`;

const posting = `
-- Brings the ledger to what pledges and their receipts say: what is promised and hasn't come in, and what has.
create function post_pledges(ids int[], wanted_kind text, receipt int, day date) returns void language plpgsql as $$
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
end $$;
`;

const triggers = `
create function post_changed_pledges() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform post_pledges(array(select id from removed), 'pledge_deleted', null, null);
  else
    perform post_pledges(array(select id from added), case tg_op when 'INSERT' then 'pledge_made' else 'pledge_changed' end, null, null);
  end if;
  return null;
end $$;
create trigger post_inserted after insert on pledges
  referencing new table as added for each statement execute function post_changed_pledges();
create trigger post_updated after update on pledges
  referencing new table as added for each statement execute function post_changed_pledges();
create trigger post_deleted after delete on pledges
  referencing old table as removed for each statement execute function post_changed_pledges();

create function post_receipt() returns trigger language plpgsql as $$
begin
  perform post_pledges(array[new.pledge_id], case when new.reversed_at is null then 'sponsor_paid' else 'sponsor_payment_reversed' end,
    new.id, case when new.reversed_at is null then new.received_on end);
  return null;
end $$;
create trigger post_added after insert on sponsor_receipts for each row execute function post_receipt();
create trigger post_reversed after update on sponsor_receipts for each row execute function post_receipt();

-- A receipt is reversed once; nothing else of it changes, and it isn't deleted.
create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.reversed_at is not null or new.reversed_at is null
    or (old.pledge_id, old.amount_cents, old.received_on, old.method, old.reference, old.note, old.created_at)
      is distinct from (new.pledge_id, new.amount_cents, new.received_on, new.method, new.reference, new.note, new.created_at) then
    raise exception 'What came in is only reversed: % is refused on %', tg_op, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger only_reversed before update or delete on sponsor_receipts for each row execute function refuse_receipt_change();
create trigger never_emptied before truncate on sponsor_receipts for each statement execute function refuse_ledger_change();
`;

const days = `
-- What a class won on each day, at what it was worth; what is taken back is taken from the day that it was won on.
create table point_days (
  user_id int not null, school_id int not null, session_id int, place_id int not null, rate_cents int not null, day date not null,
  points bigint not null, entries int not null
);
create unique index point_days__key on point_days (user_id, school_id, session_id, place_id, rate_cents, day) nulls not distinct;

create function keep_point_days() returns trigger language plpgsql as $$
begin
  insert into point_days (user_id, school_id, session_id, place_id, rate_cents, day, points, entries)
  select a.user_id, a.school_id, a.session_id, a.place_id, a.rate_cents, coalesce(o.effective_on, e.effective_on), -sum(a.amount),
    -sum(sign(a.amount))
  from added a join ledger_entries e on e.id = a.entry_id left join ledger_entries o on o.id = e.reverses_id
  where a.account = 'activities' group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (user_id, school_id, session_id, place_id, rate_cents, day)
    do update set points = point_days.points + excluded.points, entries = point_days.entries + excluded.entries;
  return null;
end $$;
create trigger keep_point_days after insert on ledger_postings
  referencing new table as added for each statement execute function keep_point_days();

insert into point_days (user_id, school_id, session_id, place_id, rate_cents, day, points, entries)
select a.user_id, a.school_id, a.session_id, a.place_id, a.rate_cents, coalesce(o.effective_on, e.effective_on), -sum(a.amount),
  -sum(sign(a.amount))
from ledger_postings a join ledger_entries e on e.id = a.entry_id left join ledger_entries o on o.id = e.reverses_id
where a.account = 'activities' group by 1, 2, 3, 4, 5, 6;
`;

import { type Kysely, sql } from "kysely";

/**
 * Payments to charities, in runs: what is proposed is set aside, so that nobody pays it twice and no changed choice takes it
 * along. Money stays verified until its payment is sent; points wait in an account of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, posting]) await sql.raw(part).execute(db);
}

const tables = `
create table payment_runs (
  id int generated always as identity primary key,
  name text not null, note text, parts text[] not null, session_ids int[] not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'canceled')),
  needs_second_person boolean not null,
  created_at timestamptz not null default now(), created_by int references users,
  approved_at timestamptz, approved_by int references users,
  canceled_at timestamptz, canceled_by int references users, reason text
);

create table payments (
  id int generated always as identity primary key,
  run_id int not null references payment_runs, charity_id int not null references charities,
  name text not null, donation_count int not null, donated_cents bigint not null, points bigint not null, earned_cents bigint not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'sent', 'left_out', 'reversed')),
  method text, reference text, sent_on date, sent_by int references users, reason text,
  version int not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  check ((state in ('sent', 'reversed')) = (sent_on is not null and method is not null))
);
create unique index payments__charity_id on payments (run_id, charity_id);
create index on payments (charity_id);

-- What a payment consists of: a donation, or points of a class at what they are worth. It stays as it was proposed.
create table payment_items (
  payment_id int not null references payments, donation_id int references class_donations,
  user_id int not null, school_id int not null, session_id int not null,
  place_id int not null references ledger_places, charity_id int not null references ledger_charities,
  points bigint not null default 0, rate_cents int, cents bigint not null
);
create index on payment_items (payment_id);

-- The payment that a donation is in: proposed, approved or sent.
alter table class_donations add payment_id int references payments;
create index on class_donations (payment_id) where payment_id is not null;
create index on class_donations (charity_id, session_id) where status = 'verified' and payment_id is null;

alter table ledger_postings drop constraint ledger_postings_account_check, add constraint ledger_postings_account_check
  check (account in ('activities', 'unassigned', 'payable', 'in_payment', 'gifts', 'class_bank', 'verified', 'paid'));
create index on class_balances (charity_id) where account = 'payable' and amount <> 0;
`;

const posting = `
-- What a payment's points are posted with, if the portal told it for this transaction.
alter table ledger_entries add payment_id int;
create index on ledger_entries (payment_id) where payment_id is not null;

-- Moves the points of payments from one account to another, an entry for each payment, as of when the payment was changed.
create function post_payments(ids int[], kind text, source text, target text, day date) returns void language plpgsql as $$
begin
  with known as materialized (
    select nextval('ledger_entries_id_seq') as entry_id, p.id, p.updated_at from (select * from payments order by id) p
    where p.id = any(ids) and exists (select from payment_items i where i.payment_id = p.id and i.points <> 0)),
  entered as (
    insert into ledger_entries (id, kind, effective_on, recorded_at, recorded_by, request, reason, payment_id)
    select entry_id, post_payments.kind, day, updated_at, ledger_actor(), ledger_request(), ledger_reason(), id from known)
  insert into ledger_postings (entry_id, unit, account, amount, user_id, school_id, session_id, place_id, charity_id, rate_cents)
  select k.entry_id, 'points', s.account, s.sign * i.points, i.user_id, i.school_id, i.session_id, i.place_id, i.charity_id, i.rate_cents
  from known k join payment_items i on i.payment_id = k.id and i.points <> 0
    cross join lateral (values (source, -1), (target, 1)) s (account, sign)
  order by k.entry_id;
end $$;

-- What is set aside no longer: points are due again, to the charity that the class has chosen by now; those of a closed session
-- to the same.
create function release_points(ids int[], kind text, source text) returns void language plpgsql as $$
begin
  perform post_payments(ids, kind, source, 'payable', ledger_day(now()));
  perform post_choices(array_agg(i.user_id), array_agg(i.school_id), array_agg(i.session_id), array_agg(h.id))
  from (select distinct user_id, school_id, session_id from payment_items where payment_id = any(ids) and points <> 0) i
    join sessions x on x.id = i.session_id and x.closed_at is null
    left join charity_choices h using (user_id, school_id, session_id)
  having count(*) > 0;
end $$;
`;

import { type Kysely, sql } from "kysely";

/**
 * Sessions whose books are closed. The database refuses what would change their points, choices or donations, except that
 * verified money is paid; each closing keeps the bytes of its statement.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, guards]) await sql.raw(part).execute(db);
}

const tables = `
alter table sessions add column closed_at timestamptz, add column closed_by int references users;

create table session_closings (
  id int generated always as identity primary key,
  session_id int not null references sessions, action text not null check (action in ('close', 'reopen')),
  at timestamptz not null default now(), by_id int not null references users, note text,
  left_open jsonb not null default '[]', file_name text, statement bytea, sha256 text,
  check ((action = 'close') = (statement is not null and sha256 is not null and file_name is not null))
);
create index on session_closings (session_id, id);
create trigger only_added before update or delete or truncate on session_closings
  for each statement execute function refuse_ledger_change();
`;

const guards = `
-- Who closes a session locks it for update: a writer waits for that, or is waited for.
create function refuse_closed(ids int[]) returns void language plpgsql as $$
declare closed text;
begin
  select s.name into closed from (select name, closed_at from sessions where id = any(ids) order by id for key share) s
  where s.closed_at is not null limit 1;
  if found then raise exception 'Session % is closed', closed using errcode = 'KC409', detail = closed; end if;
end $$;

create function refuse_in_closed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform refuse_closed(array(select distinct session_id from added));
  elsif tg_op = 'DELETE' then perform refuse_closed(array(select distinct session_id from removed));
  else perform refuse_closed(array(select session_id from removed union select session_id from added));
  end if;
  return null;
end $$;
create trigger closed_refused after insert on point_entries
  referencing new table as added for each statement execute function refuse_in_closed();
create trigger closed_insert_refused after insert on charity_choices
  referencing new table as added for each statement execute function refuse_in_closed();
create trigger closed_update_refused after update on charity_choices
  referencing new table as added old table as removed for each statement execute function refuse_in_closed();
create trigger closed_delete_refused after delete on charity_choices
  referencing old table as removed for each statement execute function refuse_in_closed();
create trigger closed_insert_refused after insert on class_donations
  referencing new table as added for each statement execute function refuse_in_closed();
create trigger closed_delete_refused after delete on class_donations
  referencing old table as removed for each statement execute function refuse_in_closed();

-- Of a closed session money that was verified can still be paid, and a payment taken back.
create function refuse_change_in_closed() returns trigger language plpgsql as $$
begin
  perform refuse_closed(array(
    select unnest(array[o.session_id, n.session_id]) from removed o join added n using (id)
    where o.status not in ('verified', 'paid') or n.status not in ('verified', 'paid')
      or (o.amount_cents, o.donated_on, o.user_id, o.school_id, o.session_id, o.charity_id, o.note)
        is distinct from (n.amount_cents, n.donated_on, n.user_id, n.school_id, n.session_id, n.charity_id, n.note)));
  return null;
end $$;
create trigger closed_update_refused after update on class_donations
  referencing new table as added old table as removed for each statement execute function refuse_change_in_closed();
`;

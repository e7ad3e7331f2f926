import { type Kysely, sql } from "kysely";

/** What happened to accounts and rights; rows are only added, and removed once they are 400 days old. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: rows stay as written, and writing one locks no account.
  await sql
    .raw(`
create table security_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(), last_at timestamptz,
  kind text not null, times int not null default 1 check (times > 0),
  account_id int, typed text, actor_id int,
  address text, user_agent text, request_id text, facts jsonb not null default '{}'
);
create index on security_log (at desc, id desc);
create index on security_log (kind, at desc);
create index on security_log (account_id, at desc);
create index on security_log (actor_id, at desc);
create index on security_log (address, at desc);

create function refuse_security_change() returns trigger language plpgsql as $$
begin
  raise exception 'The security log is only added to: % is refused', tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger only_added before update or truncate on security_log
  for each statement execute function refuse_security_change();
create trigger kept_for_its_term before delete on security_log
  for each row when (old.at > now() - interval '400 days') execute function refuse_security_change();

-- Runs with the owner's rights, for an application's user who may not delete.
create function clear_security_log() returns bigint language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from security_log where at <= now() - interval '400 days' returning 1) select count(*) from gone $$;
`)
    .execute(db);
}

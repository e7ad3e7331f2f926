import { type Kysely, sql } from "kysely";

/** How long kinds of data are kept, once staff have confirmed it; until then nothing new is removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table retention (
  id boolean primary key default true check (id),
  terms jsonb, version int not null default 1, confirmed_at timestamptz, confirmed_by int references users,
  check ((terms is null) = (confirmed_at is null))
);
insert into retention default values;

-- Never less than 90 days, whatever is set.
create function security_log_term() returns interval language sql stable set search_path = public, pg_temp as $$
  select make_interval(days => greatest(90, coalesce((select (terms ->> 'security')::int from retention), 400))) $$;
create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if old.at > now() - security_log_term() then
    raise exception 'The security log is only added to: % is refused', tg_op using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
drop trigger kept_for_its_term on security_log;
create trigger kept_for_its_term before delete on security_log for each row execute function refuse_early_removal();
create or replace function clear_security_log() returns bigint language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from security_log where at <= now() - security_log_term() returning 1) select count(*) from gone $$;
`)
    .execute(db);
}

import { type Kysely, sql } from "kysely";

/**
 * What giving was called and belonged to at the time: each choice keeps it as each posting does, and what is brought over into
 * the ledger takes it from the audit log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [meanings, choices, opening]) await sql.raw(part).execute(db);
}

const meanings = `
-- The moment whose names and places are meant, where it isn't now: while old rows are brought over.
create function ledger_moment() returns timestamptz language sql stable as $$
  select nullif(current_setting('kindling.moment', true), '')::timestamptz $$;

-- A field of a row as it was at that moment: what the first change from then on replaced, or as it is.
create function field_then(kind text, row_id int, field text, now_value text) returns text language sql stable as $$
  select case when f.before is null then now_value else f.before ->> field end
  from (select 1) one left join lateral (
    select a.before from audit_log a where a.entity = kind and a.entity_id = row_id and a.at >= ledger_moment() and a.before ? field
    order by a.id limit 1) f on true $$;

create function place_wanted(site_id int) returns ledger_places language plpgsql stable as $$
declare wanted ledger_places;
begin
  if ledger_moment() is null then
    select null, s.id, s.name, s.provider_id, p.name, s.district_id, d.name, s.program_id, g.name into wanted
    from sites s join providers p on p.id = s.provider_id join programs g on g.id = s.program_id
      left join districts d on d.id = s.district_id
    where s.id = site_id;
  else
    select null, s.id, s.name, p.id, field_then('provider', p.id, 'name', p.name::text), d.id,
      field_then('district', d.id, 'name', d.name::text), g.id, field_then('program', g.id, 'name', g.name::text) into wanted
    from (select id, field_then('site', id, 'name', name::text) as name,
          field_then('site', id, 'provider_id', provider_id::text)::int as provider_id,
          field_then('site', id, 'district_id', district_id::text)::int as district_id,
          field_then('site', id, 'program_id', program_id::text)::int as program_id
        from sites where id = site_id) s
      join providers p on p.id = s.provider_id join programs g on g.id = s.program_id left join districts d on d.id = s.district_id;
  end if;
  return wanted;
end $$;

create or replace function place_of(site_id int) returns int language plpgsql as $$
declare found_id int; wanted ledger_places := place_wanted(site_id);
begin
  loop
    select l.id into found_id from ledger_places l
    where l.school_id = site_id and l.school = wanted.school and l.provider_id = wanted.provider_id and l.provider = wanted.provider
      and l.district_id is not distinct from wanted.district_id and l.district is not distinct from wanted.district
      and l.program_id = wanted.program_id and l.program = wanted.program;
    if found then return found_id; end if;
    insert into ledger_places (school_id, school, provider_id, provider, district_id, district, program_id, program)
    values (site_id, wanted.school, wanted.provider_id, wanted.provider, wanted.district_id, wanted.district, wanted.program_id,
      wanted.program) on conflict do nothing;
  end loop;
end $$;

create or replace function charity_named(wanted_id int) returns int language plpgsql as $$
declare found_id int; called text;
begin
  if wanted_id is null then return null; end if;
  select name::text into called from charities where id = wanted_id;
  if ledger_moment() is not null then called := field_then('charity', wanted_id, 'name', called); end if;
  loop
    select l.id into found_id from ledger_charities l where l.charity_id = wanted_id and l.name = called;
    if found or called is null then return found_id; end if;
    insert into ledger_charities (charity_id, name) values (wanted_id, called) on conflict do nothing;
  end loop;
end $$;
`;

const choices = `
-- Where the class's site belonged and what the charity was called when the class chose.
alter table charity_choices add place_id int references ledger_places, add named_id int references ledger_charities;

create function keep_meaning() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.school_id <> old.school_id then new.place_id := place_of(new.school_id); end if;
  if tg_op = 'INSERT' or new.charity_id <> old.charity_id then new.named_id := charity_named(new.charity_id); end if;
  return new;
end $$;
create trigger keep_meaning before insert or update of school_id, charity_id on charity_choices
  for each row execute function keep_meaning();

-- Closed sessions refuse any change of their choices; this one changes nothing that they tell.
alter table charity_choices disable trigger user;
do $$
declare choice record;
begin
  for choice in select id, school_id, charity_id, created_at from charity_choices order by created_at, id loop
    perform set_config('kindling.moment', choice.created_at::text, true);
    update charity_choices set place_id = place_of(choice.school_id), named_id = charity_named(choice.charity_id) where id = choice.id;
  end loop;
  perform set_config('kindling.moment', '', true);
end $$;
alter table charity_choices enable trigger user;
alter table charity_choices alter place_id set not null, alter named_id set not null;
`;

const opening = `
-- Rows are brought over in the order of time, between one renaming or moving and the next, each with what held until then.
create function bring_over() returns void language plpgsql as $$
declare
  moments timestamptz[] := array(select distinct a.at from audit_log a
    where a.before ?| '{name,provider_id,district_id,program_id}' and a.entity in ('site', 'provider', 'district', 'program', 'charity')
    order by 1);
  era record;
begin
  for era in
    select bucket, array_agg(id order by id) filter (where is_points) as points,
      array_agg(id order by id) filter (where not is_points) as donations
    from (select width_bucket(created_at, moments) as bucket, id, true as is_points from point_entries
      union all select width_bucket(created_at, moments), id, false from class_donations) e
    group by bucket order by bucket
  loop
    perform set_config('kindling.moment', coalesce(moments[era.bucket + 1]::text, ''), true);
    if era.points is not null then perform post_points(era.points); end if;
    if era.donations is not null then perform post_donations(era.donations::int[]); end if;
  end loop;
  perform set_config('kindling.moment', '', true);
end $$;

create or replace function open_ledger(zone text, cents int) returns void language plpgsql as $$
declare difference text;
begin
  -- Nothing is written where nothing has changed: a start needs no room on the disk for it.
  insert into ledger_settings (time_zone) select zone where not exists (select from ledger_settings) on conflict do nothing;
  update ledger_settings set time_zone = zone where time_zone <> zone;
  if exists (select from point_rates) then return; end if;
  insert into point_rates (from_on, cents) values ('-infinity', cents);
  perform set_config('kindling.reason', 'Brought over from the tables before the ledger', true);
  perform bring_over();
  perform set_config('kindling.reason', '', true);
  select string_agg(account || ' ' || user_id || '/' || school_id || '/' || coalesce(session_id::text, '-'), ', ') into difference from (
    select account, user_id, school_id, session_id from (
      select account, user_id, school_id, session_id, amount from class_balances where account not in ('activities', 'gifts')
      union all
      select case when h.id is null then 'unassigned' else 'payable' end, e.user_id, e.school_id, e.session_id, -e.points
      from point_entries e left join charity_choices h
        on (h.user_id, h.school_id, h.session_id) = (e.user_id, e.school_id, e.session_id)
      union all
      select donation_account(status), user_id, school_id, session_id, -amount_cents from class_donations
      where donation_account(status) is not null) x
    group by 1, 2, 3, 4 having sum(amount) <> 0 limit 10) d;
  if difference is not null then raise exception 'The ledger differs from the tables: %', difference; end if;
end $$;
`;

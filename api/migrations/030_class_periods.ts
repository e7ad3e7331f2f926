import { type Kysely, sql } from "kysely";

/** Class periods, kept by triggers: an active instructor at an active site of an active provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await createFunctions(db);
  await createTriggers(db);
  await fillFromThePast(db);
}

async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
create table class_periods (
  user_id int not null references users on delete cascade, school_id int not null references sites on delete cascade,
  "from" timestamptz not null, until timestamptz,
  primary key (user_id, school_id, "from"),
  constraint class_periods__until check (until >= "from")
);
create unique index class_periods__open on class_periods (school_id, user_id) where until is null;
create index on class_periods (school_id, "from");
`.execute(db);
}

async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
-- Brings the periods of some pairs of people and places to what stands now. What ended within a day goes on: a mistake that
-- was taken back, or links that were written anew.
create function follow_classes(people int[], places int[]) returns void language plpgsql as $$
begin
  with pairs as (select distinct user_id, school_id from unnest(people, places) p (user_id, school_id)),
    standing as (
      select us.user_id, us.school_id from pairs p
        join user_schools us on us.user_id = p.user_id and us.school_id = p.school_id
        join users u on u.id = us.user_id and u.role = 'Instructor' and u.is_active and u.archived_at is null
        join sites s on s.id = us.school_id and s.is_active and s.archived_at is null
        join providers v on v.id = s.provider_id and v.is_active and v.archived_at is null),
    ended as (
      update class_periods c set until = now() from pairs p
      where c.user_id = p.user_id and c.school_id = p.school_id and c.until is null and not exists (
        select from standing s where s.user_id = c.user_id and s.school_id = c.school_id)),
    begun as (
      select s.user_id, s.school_id from standing s where not exists (
        select from class_periods c where c.user_id = s.user_id and c.school_id = s.school_id and c.until is null)),
    resumed as (
      update class_periods c set until = null
      from begun b join lateral (
        select l."from" from class_periods l where l.user_id = b.user_id and l.school_id = b.school_id
        order by l."from" desc limit 1) l on true
      where c.user_id = b.user_id and c.school_id = b.school_id and c."from" = l."from" and c.until > now() - interval '1 day'
      returning c.user_id, c.school_id)
  insert into class_periods (user_id, school_id, "from")
  select b.user_id, b.school_id, now() from begun b where not exists (
    select from resumed r where r.user_id = b.user_id and r.school_id = b.school_id);
end $$;

-- Changes of people wait for changes of their places under way, and those of sites for those of providers, always in this
-- order: else each would miss what the other did.
create function follow_people(people int[], places int[]) returns void language plpgsql as $$
begin
  perform from users where id = any(people) order by id for no key update;
  perform from sites where id = any(places) order by id for share;
  perform from providers where id in (select provider_id from sites where id = any(places)) order by id for share;
  perform follow_classes(people, places);
end $$;

create function follow_user_schools() returns trigger language plpgsql as $$
declare people int[]; places int[];
begin
  select array_agg(user_id), array_agg(school_id) into people, places from changed;
  if people is not null then perform follow_people(people, places); end if;
  return null;
end $$;

create function follow_users() returns trigger language plpgsql as $$
declare people int[]; places int[];
begin
  select array_agg(us.user_id), array_agg(us.school_id) into people, places
  from changed n join former o on o.id = n.id join user_schools us on us.user_id = n.id
  where (n.role, n.is_active, n.archived_at is null) is distinct from (o.role, o.is_active, o.archived_at is null);
  if people is not null then perform follow_people(people, places); end if;
  return null;
end $$;

create function follow_sites() returns trigger language plpgsql as $$
declare people int[]; places int[];
begin
  select array_agg(us.user_id), array_agg(us.school_id) into people, places
  from changed n join former o on o.id = n.id join user_schools us on us.school_id = n.id
  where (n.provider_id, n.is_active, n.archived_at is null) is distinct from (o.provider_id, o.is_active, o.archived_at is null);
  if people is not null then
    perform from providers where id in (select provider_id from changed) order by id for share;
    perform follow_classes(people, places);
  end if;
  return null;
end $$;

create function follow_providers() returns trigger language plpgsql as $$
declare people int[]; places int[];
begin
  select array_agg(us.user_id), array_agg(us.school_id) into people, places
  from changed n join former o on o.id = n.id join sites s on s.provider_id = n.id join user_schools us on us.school_id = s.id
  where (n.is_active, n.archived_at is null) is distinct from (o.is_active, o.archived_at is null);
  if people is not null then perform follow_classes(people, places); end if;
  return null;
end $$;
`.execute(db);
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
create trigger follow_inserted after insert on user_schools
  referencing new table as changed for each statement execute function follow_user_schools();
create trigger follow_deleted after delete on user_schools
  referencing old table as changed for each statement execute function follow_user_schools();
create trigger follow_updated after update on users
  referencing new table as changed old table as former for each statement execute function follow_users();
create trigger follow_updated after update on sites
  referencing new table as changed old table as former for each statement execute function follow_sites();
create trigger follow_updated after update on providers
  referencing new table as changed old table as former for each statement execute function follow_providers();
`.execute(db);
}

/** Past periods start at the account or first response and end at the logged deactivation or last response. */
async function fillFromThePast(db: Kysely<unknown>): Promise<void> {
  const switchedOff = (entity: string, alias: string) => {
    const table = sql.raw(alias);
    return sql`case when ${table}.archived_at is not null then ${table}.archived_at
      when not ${table}.is_active then coalesce((select max(l.at) from audit_log l where l.entity = ${sql.lit(entity)}
        and l.entity_id = ${table}.id and l.after ->> 'is_active' = 'false'), ${table}.updated_at) end`;
  };
  await sql`
insert into class_periods (user_id, school_id, "from", until)
select c.user_id, c.school_id, c.began, case when c.ended is not null then greatest(c.ended, c.last, c.began) end
from (
  select u.id as user_id, s.id as school_id, least(u.created_at, r.first) as began, r.last,
    case when us.user_id is null then r.last
      else least(${switchedOff("user", "u")}, ${switchedOff("site", "s")}, ${switchedOff("provider", "p")}) end as ended
  from (select user_id, school_id from user_schools union select user_id, school_id from responses) c
    join users u on u.id = c.user_id and u.role = 'Instructor' join sites s on s.id = c.school_id
    join providers p on p.id = s.provider_id
    left join user_schools us on us.user_id = u.id and us.school_id = s.id
    left join (select user_id, school_id, min(created_at) as first, max(created_at) as last from responses group by user_id, school_id) r
      on r.user_id = u.id and r.school_id = s.id) c;
`.execute(db);
}

import { type Kysely, sql } from "kysely";

/**
 * Points as pledges draw on them, kept by class and added up by day: for which charity they are, and whether it was paid for
 * them. A write only notes its class; `foldPoints` brings classes that were noted up to date, and who reads does so meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, notes, donations]) await sql.raw(part).execute(db);
}

const tables = `
-- What each class won on each day, split by charity (0: none so far). Session 0: between sessions.
create table point_parts (
  user_id int not null, school_id int not null, session int not null, place_id int not null, rate_cents int not null, day date not null,
  charity_id int not null, is_paid boolean not null, points bigint not null, entries int not null
);
create index on point_parts (user_id, school_id, session);

-- The sums of these parts, by all that pledges are narrowed to.
create table point_part_sums (
  day date not null, program_id int not null, provider_id int not null, charity_id int not null, is_paid boolean not null,
  rate_cents int not null, points bigint not null
);
create unique index point_part_sums__key on point_part_sums (day, program_id, provider_id, charity_id, is_paid, rate_cents);

-- Classes in sessions whose points have changed since their parts were made, once for each write.
create table changed_points (user_id int not null, school_id int not null, session int not null);
`;

const notes = `
create function note_changed_points() returns trigger language plpgsql as $$
begin
  insert into changed_points (user_id, school_id, session)
  select distinct user_id, school_id, coalesce(session_id, 0) from added where unit = 'points';
  return null;
end $$;
create trigger note_changed_points after insert on ledger_postings
  referencing new table as added for each statement execute function note_changed_points();

insert into changed_points (user_id, school_id, session)
select distinct user_id, school_id, coalesce(session_id, 0) from ledger_postings where unit = 'points';
`;

const donations = `
-- What the ledger doesn't tell of a donation, such as its payment, needs no look at what was posted.
create function post_updated_donations() returns trigger language plpgsql as $$
declare ids int[];
begin
  select array_agg(n.id order by n.id) into ids from added n left join removed o on o.id = n.id
  where (o.status, o.amount_cents, o.user_id, o.school_id, o.session_id, o.charity_id)
    is distinct from (n.status, n.amount_cents, n.user_id, n.school_id, n.session_id, n.charity_id);
  if ids is not null then perform post_donations(ids); end if;
  return null;
end $$;
drop trigger post_updated on class_donations;
create trigger post_updated after update on class_donations
  referencing old table as removed new table as added for each statement execute function post_updated_donations();
`;

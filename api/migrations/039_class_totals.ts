import { type Kysely, sql } from "kysely";

const key = "school_id, user_id, session_id";

/** Responses that are participation; traits and GiverTV are not. */
const isActivity = "type not in ('trait', 'giver_tv')";

/**
 * What each class did in each session (or between them): activities answered, the last one when, points earned. What is
 * added to the rows is added here; responses that are changed or removed let their classes be counted again, once the totals
 * are locked. Entries of points are only ever added.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table class_totals (
  school_id int not null, user_id int not null, session_id int,
  answers int not null default 0, last_at timestamptz, points bigint not null default 0,
  constraint class_totals__key unique nulls not distinct (${key})
) with (fillfactor = 80);

create function fill_class_totals() returns void language sql as $$
  delete from class_totals;
  insert into class_totals (${key}, answers, last_at, points)
  select ${key}, sum(answers), max(last_at), sum(points) from (
    select ${key}, count(*) as answers, max(created_at) as last_at, 0 as points from responses where ${isActivity} group by ${key}
    union all select ${key}, 0, null, sum(points) from point_entries group by ${key}) t
  group by ${key};
$$;
select fill_class_totals();

create function recount_answers(schools int[], people int[], terms int[]) returns void language plpgsql as $$
begin
  insert into class_totals as k (${key})
  select distinct ${key} from unnest(schools, people, terms) c (${key}) order by ${key}
  on conflict (${key}) do update set answers = k.answers;
  update class_totals k set answers = n.answers, last_at = n.last_at
  from (select distinct ${key} from unnest(schools, people, terms) c (${key})) c
    cross join lateral (
      select count(*) as answers, max(r.created_at) as last_at from responses r
      where r.user_id = c.user_id and r.school_id = c.school_id and r.session_id is not distinct from c.session_id
        and r.${isActivity}) n
  where k.school_id = c.school_id and k.user_id = c.user_id and k.session_id is not distinct from c.session_id;
end $$;

create function total_answers() returns trigger language plpgsql as $$
declare schools int[]; people int[]; terms int[];
begin
  if tg_op = 'INSERT' then
    insert into class_totals as k (${key}, answers, last_at)
    select ${key}, count(*), max(created_at) from added where ${isActivity} group by ${key} order by ${key}
    on conflict (${key}) do update
      set answers = k.answers + excluded.answers, last_at = greatest(k.last_at, excluded.last_at);
    return null;
  elsif tg_op = 'UPDATE' then
    select array_agg(school_id), array_agg(user_id), array_agg(session_id) into schools, people, terms from (
      (select id, ${key}, type, created_at from removed except select id, ${key}, type, created_at from added)
      union all
      (select id, ${key}, type, created_at from added except select id, ${key}, type, created_at from removed)) c;
  elsif tg_op = 'DELETE' then
    select array_agg(school_id), array_agg(user_id), array_agg(session_id) into schools, people, terms from removed;
  else
    update class_totals set answers = 0, last_at = null;
  end if;
  if schools is not null then perform recount_answers(schools, people, terms); end if;
  return null;
end $$;
create trigger total_inserted after insert on responses
  referencing new table as added for each statement execute function total_answers();
create trigger total_deleted after delete on responses
  referencing old table as removed for each statement execute function total_answers();
create trigger total_updated after update on responses
  referencing new table as added old table as removed for each statement execute function total_answers();
create trigger total_truncated after truncate on responses for each statement execute function total_answers();

create function total_points() returns trigger language plpgsql as $$
begin
  insert into class_totals as k (${key}, points)
  select ${key}, sum(points) from added group by ${key} having sum(points) <> 0 order by ${key}
  on conflict (${key}) do update set points = k.points + excluded.points;
  return null;
end $$;
create trigger total_inserted after insert on point_entries
  referencing new table as added for each statement execute function total_points();

-- Who answered in a week of a session is told from the index alone.
drop index responses_session_id_created_at_id_idx;
create index on responses (session_id, created_at desc, id desc) include (school_id, user_id, type);
`)
    .execute(db);
}

import { type Kysely, sql } from "kysely";

/**
 * What sites do on each day of a session is counted as it is written, as migration 033 counts lists: responses and points
 * up to a day are compared without reading them. And the cards of the overview as each person arranged them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, triggers, folding, cards]) await sql.raw(part).execute(db);
}

const tables = `
create table session_days (
  school_id int not null, session_id int not null, day date not null,
  responses bigint not null, points bigint not null, is_folded boolean not null
);
create unique index session_days__key on session_days (session_id, day, school_id) where is_folded;
create index on session_days (session_id, day) include (school_id, responses, points);
create index on session_days (is_folded) where not is_folded;

-- The same, counted from the rows and postings themselves.
create view session_day_sums as
  select c.school_id, c.session_id, c.day, sum(c.responses)::bigint as responses, sum(c.points)::bigint as points from (
    select r.school_id, r.session_id, (r.created_at at time zone z.time_zone)::date as day, 1 as responses, 0 as points
    from responses r cross join ledger_settings z where r.session_id is not null
    union all
    select p.school_id, p.session_id, coalesce(o.effective_on, e.effective_on), 0, -p.amount
    from ledger_postings p join ledger_entries e on e.id = p.entry_id left join ledger_entries o on o.id = e.reverses_id
    where p.account = 'activities' and p.session_id is not null) c
  group by c.school_id, c.session_id, c.day;
insert into session_days select *, true from session_day_sums;
`;

const kept = "insert into session_days (school_id, session_id, day, responses, points, is_folded)";
const rows = (sign: string, source: string) =>
  `select school_id, session_id, created_at, ${sign}1 as rows from ${source} where session_id is not null`;
const count = (sources: string) => `${kept}
      select c.school_id, c.session_id, (c.created_at at time zone z.time_zone)::date, sum(c.rows), 0, false
      from (${sources}) c cross join ledger_settings z group by 1, 2, 3 having sum(c.rows) <> 0;`;
const on = (event: string, sources: string) =>
  `create trigger count_days_${event} after ${event} on responses ${sources} for each statement execute function count_days();`;

const triggers = `
create function count_days() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then ${count(rows("+", "added"))}
    when 'DELETE' then ${count(rows("-", "removed"))}
    when 'UPDATE' then ${count(`${rows("+", "added")} union all ${rows("-", "removed")}`)}
    else update session_days set responses = 0;
  end case;
  return null;
end $$;
${on("insert", "referencing new table as added")}
${on("delete", "referencing old table as removed")}
${on("update", "referencing new table as added old table as removed")}
${on("truncate", "")}

create function count_point_days() returns trigger language plpgsql as $$
begin
  ${kept}
    select p.school_id, p.session_id, coalesce(o.effective_on, e.effective_on), 0, -sum(p.amount), false
    from added p join ledger_entries e on e.id = p.entry_id left join ledger_entries o on o.id = e.reverses_id
    where p.account = 'activities' and p.session_id is not null group by 1, 2, 3 having sum(p.amount) <> 0;
  return null;
end $$;
create trigger count_point_days after insert on ledger_postings
  referencing new table as added for each statement execute function count_point_days();
`;

const folding = `
alter function fold_counts() rename to fold_counts_of_lists;
create function fold_counts() returns void language sql as $$
  select fold_counts_of_lists();
  with fresh as (delete from session_days where not is_folded returning *)
  insert into session_days (school_id, session_id, day, responses, points, is_folded)
  select school_id, session_id, day, sum(responses), sum(points), true from fresh group by school_id, session_id, day
  on conflict (session_id, day, school_id) where is_folded do update
    set responses = session_days.responses + excluded.responses, points = session_days.points + excluded.points;
$$;

do $$ begin
  execute replace(pg_get_functiondef('discard_demo_books'::regproc), '''class_donation_counts''',
    '''class_donation_counts'', ''session_days''');
end $$;
`;

const cards = `
create table overview_cards (
  user_id int primary key references users on delete cascade,
  -- In the order that they are shown in; a card in neither comes after them.
  shown text[] not null, hidden text[] not null
);
`;

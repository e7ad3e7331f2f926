import { paceLimits } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import {
  isTargeted,
  otherAudience,
  otherGrade,
  otherProgram,
} from "../../curriculum/activities/itemVisibility.ts";
import {
  allowsSilence,
  answersAt,
  type Day,
  dayOf,
  isActivity,
  recentAnswersAt,
  sessionsOn,
  weekOf,
} from "../../people/measures/classMeasures.ts";

/** Sites and their current sessions' items, as returned by `readPaceItems`. */
export interface PaceScope {
  readonly sites: readonly number[];
  readonly items: readonly number[];
}

/** The share of an item's days that have passed: 0 on the first day, 1 after the last. */
function shareGone(day: Sql): Sql {
  return sql`(least(greatest(${day} - a.start, 0), a."end" - a.start + 1)::float8 / (a."end" - a.start + 1))`;
}

/** Rounds shares down to whole items. */
const whole = (sum: Sql): Sql => sql`floor(round(coalesce(${sum}, 0)::numeric, 3))::int`;

/** A condition that form `a` includes class `c` in its audience; other items always do. */
const isFor = sql`case when a.is_targeted then not ${otherAudience(sql`c.user_id`, sql`c.school_id`)} else true end`;

/** The state of a class or site; nothing_due if nothing was expected. */
export function paceStateOf(done: Sql, expected: Sql): Sql {
  return sql`case when ${expected} = 0 then 'nothing_due'
    when ${done} * 100 >= ${expected} * ${sql.lit(paceLimits.onPace)} then 'on_pace'
    when ${done} * 100 >= ${expected} * ${sql.lit(paceLimits.behind)} then 'behind' else 'far_behind' end`;
}

/** So many ids are looked up in an index, one by one; for more of them, whole tables are read sooner. */
const few = 200;

// Inlined so that the planner knows how many there are.
function listed(ids: readonly number[]): Sql {
  const all = ids.map(Number).join();
  if (ids.length > few) return sql.raw(`select unnest('{${all}}'::int[])`);
  return ids.length > 0 ? sql.raw(all) : sql`null`;
}

/** Items of current sessions, and those without a session whose dates overlap. */
const sessionItems = (today: string): Sql => sql`(
  select a.id, a.type, a.level_id, a.session_id, x.id as running_id, d.start, d."end", ${isTargeted} as is_targeted
  from activities a left join session_themes st on st.id = a.session_theme_id
    cross join lateral (select greatest(a.start, st.display_start) as start, least(a."end", st.display_end) as "end") d
    join ${sessionsOn(today)} x on (a.session_id = x.id or (a.session_id is null and d.start <= x."end" and d."end" >= x.start))
  where a.is_active and a.is_approved and d.start <= d."end" and ${isActivity(sql`a.type`)})`;

/** Reads the ids of the items that classes see of the sessions running on a day. */
export async function readPaceItems(db: Db, { today }: Day): Promise<number[]> {
  const found = await rows<{ id: number }>(db, sql`select distinct i.id from ${sessionItems(today)} i`);
  return found.map(({ id }) => id);
}

/** What a class owes: only what began on its first day or later. */
const isOwed = sql`a.start >= c.since`;

/**
 * WITH parts for the pace of a scope. `pace_classes`: classes with a current session, including former ones
 * (`stands`); `pace_sights`: items visible per program and grade; `pace_answers`: first responses.
 */
function paceParts({ sites: ids, items }: PaceScope, day: Day): Sql {
  const { today } = day;
  const sites = listed(ids);
  const leftOn = dayOf(sql`c.until`, day);
  return sql`pace_sessions as materialized ${sessionsOn(today)},
    pace_classes as materialized (
      select distinct on (c.user_id, c.school_id) c.user_id, c.school_id, u.grade, coalesce(u.grade, '') as kind, s.program_id,
        x.id as session_id, x.start, x."end", ${dayOf(sql`c."from"`, day)} as since, ${leftOn} as left_on, c.until is null as stands
      from class_periods c join users u on u.id = c.user_id join sites s on s.id = c.school_id
        join pace_sessions x on x.program_id = s.program_id
      where c.school_id in (${sites}) and (c.until is null or ${leftOn} > x.start)
      order by c.user_id, c.school_id, c."from" desc),
    pace_items as materialized ${sessionItems(today)},
    pace_sights as materialized (
      select k.session_id, k.kind, a.id, a.type, a.start, a."end", a.is_targeted, ${shareGone(sql`${today}::date`)} as share
      from (select distinct session_id, program_id, kind, grade from pace_classes) k join pace_items a on a.running_id = k.session_id
        left join levels l on l.id = a.level_id left join sessions s on s.id = a.session_id
      where not coalesce(${otherGrade(sql`k.grade`)}, false) and not coalesce(${otherProgram(sql`k.program_id`)}, false)),
    pace_answers as materialized (
      select r.user_id, r.school_id, r.object_id, min(r.created_at) as at
      from ${answersAt(sites)} r where r.object_id in (${listed(items)})
      group by r.user_id, r.school_id, r.object_id)`;
}

/**
 * More WITH parts. `pace` has one row per class: `expected`, `done`, `state`, `silent`. `pace_waiting` lists visible
 * items without a response.
 */
export function paceAt(scope: PaceScope, day: Day): Sql {
  const { today } = day;
  return sql`${paceParts(scope, day)},
    pace_common as (
      select c.session_id, c.kind, c.since, sum(a.share) as due
      from (select distinct session_id, kind, since from pace_classes where stands) c
        join pace_sights a on a.session_id = c.session_id and a.kind = c.kind
      where not a.is_targeted and ${isOwed} group by c.session_id, c.kind, c.since),
    pace_targeted as (
      select c.user_id, c.school_id, sum(a.share) as due
      from pace_classes c join pace_sights a on a.session_id = c.session_id and a.kind = c.kind
      where a.is_targeted and ${isFor} and ${isOwed} group by c.user_id, c.school_id),
    pace_done as (
      select c.user_id, c.school_id, count(*)::int as done
      from (
          -- "offset 0": to each answer its class first, instead of all that each class sees.
          select c.user_id, c.school_id, c.session_id, c.kind, r.object_id
          from pace_answers r join pace_classes c on c.user_id = r.user_id and c.school_id = r.school_id offset 0) c
        join pace_sights a on a.session_id = c.session_id and a.kind = c.kind and a.id = c.object_id
      where ${isFor} group by c.user_id, c.school_id),
    pace_waiting as (
      select c.user_id, c.school_id, a.id, a."end"
      from pace_classes c join pace_sights a on a.session_id = c.session_id and a.kind = c.kind
      where c.stands and ${isFor} and ${today}::date between a.start and a."end" and not exists (
        select from pace_answers r where r.user_id = c.user_id and r.school_id = c.school_id and r.object_id = a.id)),
    pace_heard as (select distinct r.user_id, r.school_id from ${recentAnswersAt(listed(scope.sites), day)} r),
    pace_figures as (
      select c.*, ${whole(sql`coalesce(d.due, 0) + coalesce(t.due, 0)`)} as expected, coalesce(n.done, 0) as done,
        ${allowsSilence(sql`greatest(c.start, c.since)`, day)} and h.user_id is null as silent
      from pace_classes c left join pace_common d on d.session_id = c.session_id and d.kind = c.kind and d.since = c.since
        left join pace_targeted t on t.user_id = c.user_id and t.school_id = c.school_id
        left join pace_done n on n.user_id = c.user_id and n.school_id = c.school_id
        left join pace_heard h on h.user_id = c.user_id and h.school_id = c.school_id
      where c.stands),
    pace as (select *, ${paceStateOf(sql`done`, sql`expected`)} as state from pace_figures)`;
}

/** The most weeks shown, latest first. */
const mostWeeks = 6;

/**
 * WITH parts after `paceAt`: `pace_weeks` has done and due per class and week; `pace_site_weeks` sums sites, capped
 * per class.
 */
export function paceWeeks(day: Day): Sql {
  const { today } = day;
  const weekEnd = sql`(c.start + 7 * c.number)`;
  const figures = sql`jsonb_agg(jsonb_build_object('number', w.number, 'done', w.done, 'expected', w.expected) order by w.number)`;
  return sql`pace_each as materialized (
      select c.user_id, c.school_id, a.start, a."end", ${isOwed} as is_owed, ${dayOf(sql`r.at`, day)} as answered
      from pace_classes c join pace_sights a on a.session_id = c.session_id and a.kind = c.kind
        left join pace_answers r on r.user_id = c.user_id and r.school_id = c.school_id and r.object_id = a.id
      where ${isFor}),
    pace_numbers as (
      select c.user_id, c.school_id, c.start, c.stands, c.left_on, n.number
      from pace_classes c cross join lateral (select ${weekOf(sql`c.start`, sql`${today}::date`)} as latest) w
        cross join lateral generate_series(greatest(1, w.latest - ${sql.lit(mostWeeks - 1)}::int), w.latest) as n (number)),
    pace_by_week as materialized (
      select c.user_id, c.school_id, c.stands, c.number, count(a.answered) filter (where a.answered < ${weekEnd})::int as done,
        ${whole(sql`sum(${shareGone(sql`least(${weekEnd}, ${today}::date)`)}) filter (where a.is_owed)`)} as expected
      from pace_numbers c left join pace_each a on a.user_id = c.user_id and a.school_id = c.school_id
      where c.stands or c.left_on > least(${weekEnd} - 1, ${today}::date)
      group by c.user_id, c.school_id, c.stands, c.number, c.start),
    pace_weeks as (
      select w.user_id, w.school_id, ${figures} as weeks from pace_by_week w where w.stands group by w.user_id, w.school_id),
    pace_site_weeks as (
      select w.school_id, ${figures} as weeks
      from (select school_id, number, sum(least(done, expected))::int as done, sum(expected)::int as expected
        from pace_by_week group by school_id, number) w
      group by w.school_id)`;
}

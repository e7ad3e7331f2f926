import { answeredTypeKeys, type Dashboard, nudgeDays } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { always, anyOf, type Context, refer, type Sql } from "../../core/entities/entity.ts";
import {
  classesInSession,
  endOf,
  inLastDays,
  isActivity,
  nudgedAt,
  stoodAt,
} from "../../people/measures/classMeasures.ts";
import { classIdOf } from "../../people/measures/givingMeasures.ts";
import { person } from "../../people/shared/personName.ts";
import { sitesInReach } from "../../people/shared/reach.ts";
import type { Running } from "./readRunning.ts";

type Participation = NonNullable<Dashboard["participation"]>;

type ClassCounts = Pick<Participation, "classes" | "active" | "silent">;

/** A week of a session: the classes it had, and those of them that took part. */
interface WeekRow {
  session_id: number;
  /** From 0. */
  week: number;
  classes: number;
  active: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The classes of some programs that a caller sees. */
function classesOf(programs: readonly number[], context: Context): Sql {
  const reach = sitesInReach(context.caller, sql`h.id`) ?? always;
  const sites = sql`select h.id from sites h where ${anyOf(sql`h.program_id`, programs)} and ${reach}`;
  return classesInSession(sites, context);
}

/** How many silent classes there are, how many of them can be nudged, and since when the longest has been silent. */
export interface Silence {
  readonly silent: number;
  readonly free: number;
  readonly since: string | null;
}

/** The classes, and up to ten silent ones: those that never answered first, then those silent longest. */
export async function readClasses(
  db: Db,
  programs: readonly number[],
  context: Context,
): Promise<ClassCounts & Pick<Participation, "silent_classes"> & Silence> {
  const found = await rows<
    ClassCounts & Silence & Participation["silent_classes"][number] & { place: number | null }
  >(
    db,
    sql`with c as materialized (select * from ${classesOf(programs, context)} c),
      longest as (select row_number() over (order by c.last_at nulls first, s.name, u.last_name, ${classIdOf("c")}) as place,
          ${classIdOf("c")} as id, ${person("u")} as teacher, ${refer("s")} as school, c.last_at as last_response_at,
          ${nudgedAt("c")} as nudged_at
        from c join users u on u.id = c.user_id join sites s on s.id = c.school_id
        where c.is_silent order by place limit 10)
      select n.*, w.* from (select count(*) as classes, count(*) filter (where c.takes_part) as active,
          count(*) filter (where c.is_silent) as silent, min(c.last_at) filter (where c.is_silent) as since,
          count(*) filter (where c.is_silent and coalesce(${nudgedAt("c")}, '-infinity') <= now() - make_interval(days => ${nudgeDays})) as free
        from c) n
        left join longest w on true order by w.place`,
  );
  const [counts] = found;
  const { classes = 0, active = 0, silent = 0, free = 0, since = null } = counts ?? {};
  const silent_classes = found
    .filter(({ place }) => place !== null)
    .map(({ id, teacher, school, last_response_at, nudged_at }) => ({
      id,
      teacher,
      school,
      last_response_at,
      nudged_at,
    }));
  return { classes, active, silent, free, since, silent_classes };
}

/** Per week, classes at its end (or today) and how many responded, for current and previous sessions. */
function readWeeks(db: Db, running: readonly Running[], context: Context): Promise<WeekRow[]> {
  const sessions = running.flatMap(({ session: { id, last } }) => (last ? [id, last.id] : [id]));
  const { caller, today } = context;
  const reach = (school: Sql) => sitesInReach(caller, school) ?? always;
  const monday = sql`(x.start + 7 * n.week)`;
  return rows<WeekRow>(
    db,
    sql`with weeks as materialized (
        select x.id as session_id, x.program_id, n.week, ${endOf(sql`${monday} - 1`, context)} as begins,
          ${endOf(sql`least(${monday} + 6, x."end")`, context)} as ends,
          ${endOf(sql`least(${monday} + 6, x."end", ${today}::date)`, context)} as counted_at
        from sessions x cross join lateral generate_series(0, (least(x."end", ${today}::date) - x.start) / 7) as n (week)
        where ${anyOf(sql`x.id`, sessions)})
      select w.session_id, w.week, n.classes, n.active from weeks w cross join lateral (
        select count(*) as classes, count(g.user_id) as active from class_periods c join sites s on s.id = c.school_id
          left join (select distinct r.school_id, r.user_id from responses r
            where r.session_id = w.session_id and r.created_at >= w.begins and r.created_at < w.ends
              and ${isActivity(sql`r.type`)} and ${reach(sql`r.school_id`)}) g on g.school_id = c.school_id and g.user_id = c.user_id
        where s.program_id = w.program_id and ${stoodAt(sql`w.counted_at`)} and ${reach(sql`c.school_id`)}) n`,
  );
}

function byWeek(running: readonly Running[], weeks: readonly WeekRow[]): Participation["by_week"] {
  const share = (sessions: readonly number[], week: number) => {
    const found = weeks.filter((row) => row.week === week && sessions.includes(row.session_id));
    const all = sum(found.map(({ classes }) => classes));
    return all > 0 ? sum(found.map(({ active }) => active)) / all : null;
  };
  const now = running.map(({ session }) => session.id);
  const before = running.flatMap(({ session }) => (session.last ? [session.last.id] : []));
  const length = Math.max(0, ...running.map(({ session }) => session.weeks));
  return Array.from({ length }, (_nothing, week) => ({ now: share(now, week), last: share(before, week) }));
}

/** Responses in the last seven days and the seven before, by type. */
async function readResponses(
  db: Db,
  running: readonly Running[],
  context: Context,
): Promise<Participation["responses"]> {
  const sessions = running.map(({ session }) => session.id);
  const isNow = inLastDays(sql`r.created_at`, 7, context);
  const found = await rows<Participation["responses"]["by_type"][number]>(
    db,
    sql`select r.type, count(*) filter (where ${isNow}) as this_week, count(*) filter (where not ${isNow}) as last_week
      from responses r where ${anyOf(sql`r.type`, answeredTypeKeys, "text")} and ${inLastDays(sql`r.created_at`, 14, context)}
        and ${anyOf(sql`r.session_id`, sessions)} and ${sitesInReach(context.caller, sql`r.school_id`) ?? always}
      group by r.type`,
  );
  return {
    from: daysBefore(context.today, 6),
    to: context.today,
    this_week: sum(found.map(({ this_week }) => this_week)),
    last_week: sum(found.map(({ last_week }) => last_week)),
    by_type: found.toSorted((a, b) => answeredTypeKeys.indexOf(a.type) - answeredTypeKeys.indexOf(b.type)),
  };
}

function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}

/** Participation in the current sessions. */
export async function readParticipation(
  db: Db,
  running: readonly Running[],
  context: Context,
): Promise<{ participation: Participation; silence: Silence }> {
  const programs = running.map(({ session }) => session.program.id);
  const [{ silent_classes, free, since, ...classes }, weeks, responses] = await Promise.all([
    readClasses(db, programs, context),
    readWeeks(db, running, context),
    readResponses(db, running, context),
  ]);
  const silence = { silent: classes.silent, free, since };
  return {
    participation: { ...classes, by_week: byWeek(running, weeks), responses, silent_classes },
    silence,
  };
}

import { answeredTypeKeys, type Dashboard } from "@kindling/contract";
import { sql } from "kysely";
import { classEntity } from "../../classroom/classes.ts";
import { type Db, rows } from "../../core/database.ts";
import { always, anyOf, type Context, type Sql } from "../../core/entities/entity.ts";
import { dayOf, inLastDays, isActivity, stoodOn, weekOf } from "../../people/measures/classMeasures.ts";
import { sitesInReach } from "../../people/shared/reach.ts";
import type { Running } from "./readRunning.ts";

type Participation = NonNullable<Dashboard["participation"]>;

interface ProgramClasses {
  program_id: number;
  classes: number;
  active: number;
  silent: number;
}

/** A week of a session: the classes it had, and those of them that took part. */
interface WeekRow {
  session_id: number;
  /** From 0. */
  week: number;
  classes: number;
  active: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The classes of some programs that a caller sees, as the list of classes has them. */
function classesOf(programs: readonly number[], context: Context): Sql {
  return sql`${classEntity.from} where ${classEntity.scope(context)} and ${classEntity.filters.programs([...programs], context)}`;
}

function readClasses(db: Db, programs: readonly number[], context: Context): Promise<ProgramClasses[]> {
  const { takes_part, is_silent } = classEntity.filters;
  return rows<ProgramClasses>(
    db,
    sql`select s.program_id, count(*) as classes, count(*) filter (where ${takes_part(true, context)}) as active,
        count(*) filter (where ${is_silent(true, context)}) as silent
      from ${classesOf(programs, context)} group by s.program_id`,
  );
}

/** Per week, classes at its end (or today) and how many responded, for current and previous sessions. */
function readWeeks(db: Db, running: readonly Running[], context: Context): Promise<WeekRow[]> {
  const sessions = running.flatMap(({ session: { id, last } }) => (last ? [id, last.id] : [id]));
  const { caller, today } = context;
  const day = dayOf(sql`r.created_at`, context);
  const reach = (school: Sql) => sitesInReach(caller, school) ?? always;
  return rows<WeekRow>(
    db,
    sql`with weeks as materialized (
        select x.id as session_id, x.program_id, n.week, least(x.start + 7 * n.week + 6, x."end", ${today}::date) as day
        from sessions x cross join lateral generate_series(0, (least(x."end", ${today}::date) - x.start) / 7) as n (week)
        where ${anyOf(sql`x.id`, sessions)}),
      classes as (select w.session_id, w.week, c.school_id, c.user_id
        from weeks w join sites s on s.program_id = w.program_id
          join class_periods c on c.school_id = s.id and ${stoodOn(sql`w.day`, context)} where ${reach(sql`c.school_id`)}),
      given as (select distinct r.session_id, ${weekOf(sql`x.start`, day)} - 1 as week, r.school_id, r.user_id
        from responses r join sessions x on x.id = r.session_id
        where ${anyOf(sql`r.session_id`, sessions)} and ${isActivity(sql`r.type`)} and ${reach(sql`r.school_id`)}
          and ${day} between x.start and x."end")
      select session_id, week, count(*) as classes, count(g.user_id) as active
      from classes left join given g using (session_id, week, school_id, user_id) group by session_id, week`,
  );
}

/** Participation by week, beside the same week of the previous sessions. */
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

/** Up to ten silent classes: those that never answered first, then those silent longest. */
function readSilent(
  db: Db,
  programs: readonly number[],
  context: Context,
): Promise<Participation["silent_classes"]> {
  const { teacher, school, last_response_at } = classEntity.columns(context);
  return rows<Participation["silent_classes"][number]>(
    db,
    sql`select t.id, ${teacher} as teacher, ${school} as school, ${last_response_at} as last_response_at
      from ${classesOf(programs, context)} and ${classEntity.filters.is_silent(true, context)}
      order by last_response_at nulls first, s.name, u.last_name, t.id limit 10`,
  );
}

/** Participation in the current sessions. */
export async function readParticipation(
  db: Db,
  running: readonly Running[],
  context: Context,
): Promise<Participation> {
  const programs = running.map(({ session }) => session.program.id);
  const [classes, weeks, responses, silent_classes] = await Promise.all([
    readClasses(db, programs, context),
    readWeeks(db, running, context),
    readResponses(db, running, context),
    readSilent(db, programs, context),
  ]);
  const total = (name: "classes" | "active" | "silent") => sum(classes.map((row) => row[name]));
  return {
    classes: total("classes"),
    active: total("active"),
    silent: total("silent"),
    by_week: byWeek(running, weeks),
    responses,
    silent_classes,
  };
}

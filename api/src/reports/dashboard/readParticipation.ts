import { contentTypes, type Dashboard } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { always, anyOf, type Context, type Sql } from "../../core/entity.ts";
import { classEntity } from "../../resources/classes.ts";
import { inLastDays, isActivity, weekOf } from "../../resources/classMeasures.ts";
import { sitesInReach } from "../../resources/reach.ts";
import type { Running } from "./readRunning.ts";

type Participation = NonNullable<Dashboard["participation"]>;

interface ProgramClasses {
  program_id: number;
  classes: number;
  active: number;
  silent: number;
}

interface WeekRow {
  session_id: number;
  /** From 0. */
  week: number;
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

/** How many classes answered an activity in each week of some sessions, the week counted from a session's first day. */
function readWeeks(db: Db, running: readonly Running[], context: Context): Promise<WeekRow[]> {
  const sessions = running.flatMap(({ session: { id, last } }) => (last ? [id, last.id] : [id]));
  const day = sql`(r.created_at at time zone ${context.timeZone})::date`;
  const programs = running.map(({ session }) => session.program.id);
  return rows<WeekRow>(
    db,
    sql`with classes as (select t.school_id, t.user_id, s.program_id from ${classesOf(programs, context)}),
      given as (select distinct r.session_id, x.program_id, ${weekOf(sql`x.start`, day)} - 1 as week, r.school_id, r.user_id
        from responses r join sessions x on x.id = r.session_id
        where ${anyOf(sql`r.session_id`, sessions)} and ${isActivity(sql`r.type`)}
          and ${sitesInReach(context.caller, sql`r.school_id`) ?? always} and ${day} between x.start and x."end")
      select session_id, week, count(*) as active from given join classes using (school_id, user_id, program_id)
      group by session_id, week`,
  );
}

/** Participation by week: of the sessions that run, up to the week they are in, beside the same week of those before. */
function byWeek(
  running: readonly Running[],
  classes: readonly ProgramClasses[],
  weeks: readonly WeekRow[],
): Participation["by_week"] {
  const sizeOf = (program: number) => classes.find(({ program_id }) => program_id === program)?.classes ?? 0;
  const activeIn = (session: number, week: number) =>
    weeks.find((row) => row.session_id === session && row.week === week)?.active ?? 0;
  const share = (parts: readonly { session: number; program: number }[], week: number) => {
    const all = sum(parts.map(({ program }) => sizeOf(program)));
    return all > 0 ? sum(parts.map(({ session }) => activeIn(session, week))) / all : null;
  };
  const length = Math.max(0, ...running.map(({ session }) => session.weeks));
  return Array.from({ length }, (_nothing, week) => ({
    now: share(
      running.flatMap(({ session: { id, program, week: at } }) =>
        week < at ? [{ session: id, program: program.id }] : [],
      ),
      week,
    ),
    last: share(
      running.flatMap(({ session: { last, program }, lastWeeks }) =>
        last && week < lastWeeks ? [{ session: last.id, program: program.id }] : [],
      ),
      week,
    ),
  }));
}

/** The responses of the running sessions in the last seven days and in the seven before, by type in the usual order. */
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
      from responses r where ${anyOf(sql`r.type`, contentTypes, "text")} and ${inLastDays(sql`r.created_at`, 14, context)}
        and ${anyOf(sql`r.session_id`, sessions)} and ${sitesInReach(context.caller, sql`r.school_id`) ?? always}
      group by r.type`,
  );
  return {
    from: daysBefore(context.today, 6),
    to: context.today,
    this_week: sum(found.map(({ this_week }) => this_week)),
    last_week: sum(found.map(({ last_week }) => last_week)),
    by_type: found.toSorted((a, b) => contentTypes.indexOf(a.type) - contentTypes.indexOf(b.type)),
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

/** Who takes part in the sessions that run today. */
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
    by_week: byWeek(running, classes, weeks),
    responses,
    silent_classes,
  };
}

import { activityTypes, silentDays, traitKinds } from "@kindling/contract";
import { sql } from "kysely";
import { anyOf, type Context, type Sql } from "../../core/entities/entity.ts";
import { type ClassSession, isOf } from "./givingMeasures.ts";

/** The keys of the activity types; traits and GiverTV are answered too, but are no activities. */
export const activityKeys = Object.values(activityTypes).map((type) => type.key);

/** That a type, of an item or of a response, is one of the activities'. */
export function isActivity(type: Sql): Sql {
  return anyOf(type, activityKeys, "text");
}

/**
 * The classes of today at some sites, given by a statement of their ids: active instructors at active sites of active
 * providers, each with the moment they began. Triggers keep the periods (migration 030).
 */
export function classesAt(sites: Sql): Sql {
  return sql`(select c.school_id, c.user_id, u.grade, c."from" as since from class_periods c join users u on u.id = c.user_id
    where c.school_id in (${sites}) and c.until is null)`;
}

/** That a class, its period read as `c`, stood at the end of a day; what is told of a past day counts the classes of it. */
export function stoodOn(day: Sql, { timeZone }: Pick<Day, "timeZone">): Sql {
  const end = sql`((${day} + 1)::timestamp at time zone ${timeZone})`;
  return sql`(c."from" < ${end} and (c.until is null or c.until >= ${end}))`;
}

/** The calendar date of a moment. */
export function dayOf(moment: Sql, { timeZone }: Pick<Day, "timeZone">): Sql {
  return sql`(${moment} at time zone ${timeZone})::date`;
}

/** The responses given at some sites that count: those to activities. */
export function answersAt(sites: Sql): Sql {
  return sql`(select r.school_id, r.user_id, r.session_id, r.type, r.object_id, r.created_at from responses r
    where r.school_id in (${sites}) and ${isActivity(sql`r.type`)})`;
}

/** That a class is active in a session: it has answered an activity in it. */
export function isActiveIn(place: ClassSession): Sql {
  return sql`exists (select from ${answersAt(place.school)} r where ${isOf("r", place)})`;
}

/** When a site last answered an activity, or of its classes those that `whose` says of the answers, read as `r`. */
export function lastAnswerAt(site: Sql, whose: Sql): Sql {
  return sql`(select max(r.created_at) from ${answersAt(site)} r where ${whose})`;
}

/** The sessions that a day lies in, as a statement: at most one of each program. */
export function sessionsOn(day: string): Sql {
  return sql`(select distinct on (x.program_id) x.id, x.name, x.start, x."end", x.program_id from sessions x
    where ${day}::date between x.start and x."end" order by x.program_id, x.start desc, x.id)`;
}

/** The id of the session of a program that a day lies in; null between sessions. */
export function sessionOf(program: Sql, day: string): Sql {
  return sql`(select x.id from ${sessionsOn(day)} x where x.program_id = ${program})`;
}

/** Which week of a session a day lies in, from 1; weeks are seven days from its first day on. */
export function weekOf(start: Sql, day: Sql): Sql {
  return sql`((${day} - ${start}) / 7 + 1)`;
}

/** A day as figures are told of it, and the zone in which days begin. */
export type Day = Pick<Context, "today" | "timeZone">;

/** That a moment lies in the last so many days, today counted, as the organization's time zone counts them. */
export function inLastDays(moment: Sql, days: number, { today, timeZone }: Day): Sql {
  return sql`(${moment} >= (${today}::date - ${days - 1}::int)::timestamp at time zone ${timeZone})`;
}

/** That what began on a day, a running session or a class, is old enough for silence: in as many first days nothing is silent. */
export function allowsSilence(start: Sql, { today }: Day): Sql {
  return sql`(${start} <= ${today}::date - ${silentDays}::int)`;
}

/** The answers at some sites that break silence: those of the last days, as many as make it. */
export function recentAnswersAt(sites: Sql, day: Day): Sql {
  return sql`(select * from ${answersAt(sites)} r where ${inLastDays(sql`r.created_at`, silentDays, day)})`;
}

/** That a site (read as `s`) and its provider (as `p`) are open: whoever teaches there can sign in. */
export const isOpen: Sql = sql`(s.archived_at is null and s.is_active and p.is_active and p.archived_at is null)`;

/** That a session of a program runs that is old enough for silence, and that no answer at a site, read as `r`, breaks it. */
function isQuiet(program: Sql, site: Sql, whose: Sql, day: Day): Sql {
  return sql`(exists (select from ${sessionsOn(day.today)} x where x.program_id = ${program} and ${allowsSilence(sql`x.start`, day)})
    and not exists (select from ${recentAnswersAt(site, day)} r where ${whose}))`;
}

/** That a class, read as `t`, of a program is silent. The same of many classes at once: `paceAt`. */
export function isSilentClass(program: Sql, day: Day): Sql {
  return sql`(${allowsSilence(dayOf(sql`t.since`, day), day)}
    and ${isQuiet(program, sql`t.school_id`, sql`r.user_id = t.user_id`, day)})`;
}

/** That a site, read as `t`, is silent: it has classes old enough for that, and nobody there answers. */
export function isSilentSite(day: Day): Sql {
  return sql`(exists (select from ${classesAt(sql`t.id`)} c where ${allowsSilence(dayOf(sql`c.since`, day), day)})
    and ${isQuiet(sql`t.program_id`, sql`t.id`, sql`true`, day)})`;
}

/**
 * The questions of a quiz, given by its id, in the shape of an activity's: each lets one choose among its answers, which
 * go by their text or else by their picture's name, and `correct` is the place of the right one, from 1.
 */
export function quizQuestionsIn(quizId: Sql): Sql {
  const answers = [1, 2, 3, 4].map((place) => {
    const column = (ending: string) => sql`z.${sql.ref(`answer_${place}${ending}`)}`;
    return sql`coalesce(${column("")}, ${column("_graphic_name")}, case when ${column("_graphic")} is not null then ${sql.lit(`#${place}`)} end)`;
  });
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', z.id::text, 'label', z.question, 'kind', 'choice', 'required', true,
      'options', jsonb_build_array(${sql.join(answers)}), 'correct', z.correct_answer) order by w.position), '[]')
    from quiz_places w join quiz_questions z on z.id = w.quiz_question_id where w.quiz_id = ${quizId})`;
}

/**
 * What responses answer, as a table for a FROM clause: type, object_id, title, trait_id and questions of every item, those
 * of quizzes before what is asked about them. Questions that are null are those which every GiverTV episode asks.
 */
export const answeredItems: Sql = sql`(select type, id as object_id, title, trait_id,
    case when type = ${sql.lit(activityTypes.quiz.key)} then ${quizQuestionsIn(sql`activities.id`)} || questions else questions end as questions
  from activities
  union all select ${sql.lit(traitKinds.trait.key)}, id, title, id, questions from traits
  union all select ${sql.lit(traitKinds.giverTv.key)}, id, name, trait_id, null from trait_videos)`;

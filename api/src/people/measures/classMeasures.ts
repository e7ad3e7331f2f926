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
 * Today's classes at some sites: active instructors at active sites of active providers, with their start. Triggers
 * keep the periods (migration 030).
 */
export function classesAt(sites: Sql): Sql {
  return sql`(select c.school_id, c.user_id, u.grade, c."from" as since from class_periods c join users u on u.id = c.user_id
    where c.school_id in (${sites}) and c.until is null)`;
}

/** When class `alias` was last nudged; null if it never was. */
export function nudgedAt(alias: string): Sql {
  const table = sql.raw(alias);
  return sql`(select max(n.created_at) from nudges n where n.user_id = ${table}.user_id and n.school_id = ${table}.school_id)`;
}

/** The moment at which a day ends. */
export function endOf(day: Sql, { timeZone }: Pick<Day, "timeZone">): Sql {
  return sql`((${day} + 1)::timestamp at time zone ${timeZone})`;
}

/** A condition that class period `c` includes a moment, which is the end of a day. */
export function stoodAt(end: Sql): Sql {
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

/** That a class is active in a session: it has answered an activity in it. Triggers keep the totals (migration 039). */
export function isActiveIn(place: ClassSession): Sql {
  return sql`exists (select from class_totals r where ${isOf("r", place)} and r.answers > 0)`;
}

/** When a site last responded, or those of its classes that match `whose` (totals `r`). */
export function lastAnswerAt(site: Sql, whose: Sql): Sql {
  return sql`(select max(r.last_at) from class_totals r where r.school_id = ${site} and ${whose})`;
}

/** Sessions on a date, at most one per program. */
export function sessionsOn(day: string): Sql {
  return sql`(select distinct on (x.program_id) x.id, x.name, x.start, x."end", x.program_id from sessions x
    where ${day}::date between x.start and x."end" order by x.program_id, x.start desc, x.id)`;
}

/** The id of a program's session on a date; null between sessions. */
export function sessionOf(program: Sql, day: string): Sql {
  return sql`(select x.id from ${sessionsOn(day)} x where x.program_id = ${program})`;
}

/** The week of a session, from 1, in seven-day steps from its first day. */
export function weekOf(start: Sql, day: Sql): Sql {
  return sql`((${day} - ${start}) / 7 + 1)`;
}

/** A date and the time zone for figures. */
export type Day = Pick<Context, "today" | "timeZone">;

/** A condition that a moment is within the last days, including today. */
export function inLastDays(moment: Sql, days: number, { today, timeZone }: Day): Sql {
  return sql`(${moment} >= (${today}::date - ${days - 1}::int)::timestamp at time zone ${timeZone})`;
}

/** A condition that a session or class is old enough to count as silent. */
export function allowsSilence(start: Sql, { today }: Day): Sql {
  return sql`(${start} <= ${today}::date - ${silentDays}::int)`;
}

/** Classes at some sites whose silence recent responses have ended; one may come more than once. */
export function recentAnswersAt(sites: Sql, day: Day): Sql {
  return sql`(select r.school_id, r.user_id from class_totals r
    where r.school_id in (${sites}) and ${inLastDays(sql`r.last_at`, silentDays, day)})`;
}

/** A condition that site `s` and provider `p` are active. */
export const isOpen: Sql = sql`(s.archived_at is null and s.is_active and p.is_active and p.archived_at is null)`;

/** A condition that a program's session is old enough for silence and site `r` has no response. */
function isQuiet(program: Sql, site: Sql, whose: Sql, day: Day): Sql {
  return sql`(exists (select from ${sessionsOn(day.today)} x where x.program_id = ${program} and ${allowsSilence(sql`x.start`, day)})
    and not exists (select from ${recentAnswersAt(site, day)} r where ${whose}))`;
}

/** That a class, read as `t`, of a program is silent. The same of many classes at once: `classesInSession`, `paceAt`. */
export function isSilentClass(program: Sql, day: Day): Sql {
  return sql`(${allowsSilence(dayOf(sql`t.since`, day), day)}
    and ${isQuiet(program, sql`t.school_id`, sql`r.user_id = t.user_id`, day)})`;
}

/**
 * Today's classes at some sites whose program has a session, with what is asked of one class by `isActiveIn`,
 * `isSilentClass` and `lastAnswerAt`, but put together once for all.
 */
export function classesInSession(sites: Sql, day: Day): Sql {
  return sql`(select c.school_id, c.user_id, s.program_id, coalesce(a.answers, 0) > 0 as takes_part, l.last_at,
      ${allowsSilence(sql`x.start`, day)} and ${allowsSilence(dayOf(sql`c.since`, day), day)}
        and not coalesce(${inLastDays(sql`l.last_at`, silentDays, day)}, false) as is_silent
    from ${classesAt(sites)} c join sites s on s.id = c.school_id join ${sessionsOn(day.today)} x on x.program_id = s.program_id
      left join class_totals a on a.school_id = c.school_id and a.user_id = c.user_id and a.session_id = x.id
      left join (select k.school_id, k.user_id, max(k.last_at) as last_at from class_totals k
          where k.school_id in (${sites}) group by k.school_id, k.user_id) l
        on l.school_id = c.school_id and l.user_id = c.user_id)`;
}

/** A condition that site `t` is silent: old enough classes and no response. */
export function isSilentSite(day: Day): Sql {
  return sql`(exists (select from ${classesAt(sql`t.id`)} c where ${allowsSilence(dayOf(sql`c.since`, day), day)})
    and ${isQuiet(sql`t.program_id`, sql`t.id`, sql`true`, day)})`;
}

/**
 * A quiz's questions in the shape of activity questions: choices by text or picture name; `correct` counts from 1.
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
 * All items that responses refer to, with type, object_id, title, trait_id and questions. Null questions mean the
 * default episode questions.
 */
export const answeredItems: Sql = sql`(select type, id as object_id, title, trait_id,
    case when type = ${sql.lit(activityTypes.quiz.key)} then ${quizQuestionsIn(sql`activities.id`)} || questions else questions end as questions
  from activities
  union all select ${sql.lit(traitKinds.trait.key)}, id, title, id, questions from traits
  union all select ${sql.lit(traitKinds.giverTv.key)}, id, name, trait_id, null from trait_videos)`;

import { activityTypes, traitKinds } from "@kindling/contract";
import { sql } from "kysely";
import { anyOf, type Sql } from "../core/entity.ts";

/** The keys of the activity types; traits and GiverTV are answered too, but are no activities. */
export const activityKeys = Object.values(activityTypes).map((type) => type.key);

/** The classes at some sites, given by a statement of their ids: instructors who take part, each at a site of theirs. */
export function classesAt(sites: Sql): Sql {
  return sql`(select us.school_id, us.user_id, u.grade from user_schools us join users u on u.id = us.user_id
    where us.school_id in (${sites}) and u.role = 'Instructor' and u.is_active and u.archived_at is null)`;
}

/** The responses given at some sites that count: those to activities. */
export function answersAt(sites: Sql): Sql {
  return sql`(select r.school_id, r.user_id, r.session_id, r.type, r.object_id, r.created_at from responses r
    where r.school_id in (${sites}) and ${anyOf(sql`r.type`, activityKeys, "text")})`;
}

/** The sessions that a day lies in, as a statement: at most one of each program. */
export function sessionsOn(day: string): Sql {
  return sql`(select distinct on (x.program_id) x.id, x.name, x.start, x."end", x.program_id from sessions x
    where ${day}::date between x.start and x."end" order by x.program_id, x.start desc, x.id)`;
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

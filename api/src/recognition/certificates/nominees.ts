import { activityTypes, type Language, type Nominee, sites } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { anyOf, type Context, refer, type Sql } from "../../core/entities/entity.ts";
import { Refusal, unknownReference } from "../../core/errors.ts";
import { questionsIn } from "../../curriculum/quizzes/questionsIn.ts";

const { key } = activityTypes.nomination;

/**
 * A condition on `responses t`: nominations of the instructor's own classes, at one site or all.
 * @throws Refusal invalid at school_id if the site isn't theirs.
 */
export function ownNominations(schoolId: number | undefined, { caller, language }: Context): Sql {
  if (schoolId !== undefined && !caller.schoolIds.includes(schoolId))
    throw unknownReference("school_id", sites.labels, language);
  const at = schoolId === undefined ? [...caller.schoolIds] : [schoolId];
  return sql`t.type = ${key} and t.user_id = ${caller.id} and ${anyOf(sql`t.school_id`, at)}`;
}

/** Nominations, the latest first, each with what was said of the student. */
export function nomineeRows(condition: Sql, language: Language): Sql {
  return sql`select t.id, ${refer("a", "title")} as form, ${refer("tr", "title")} as trait,
        t.student_first_name, t.student_last_name, t.grade, ${refer("s")} as school, t.created_at,
        coalesce((select jsonb_agg(jsonb_build_object('id', q.question ->> 'id', 'label', q.question ->> 'label',
            'kind', q.question ->> 'kind', 'value', t.answers -> (q.question ->> 'id')) order by q.place)
          from jsonb_array_elements(${questionsIn(language)}) with ordinality q (question, place)), '[]') as answers
      from responses t join activities a on a.id = t.object_id join sites s on s.id = t.school_id
        left join traits tr on tr.id = a.trait_id
      where ${condition} order by t.id desc`;
}

/** Reads nominations as `nomineeRows` tells them. */
export function readNominees(db: Db, condition: Sql, language: Language): Promise<Nominee[]> {
  return rows(db, nomineeRows(condition, language));
}

/** How often a class has nominated with each form, by the form's id. */
export async function countNominations(db: Db, condition: Sql): Promise<ReadonlyMap<number, number>> {
  const counted = await rows<{ id: number; count: number }>(
    db,
    sql`select t.object_id as id, count(*)::int as count from responses t where ${condition} group by t.object_id`,
  );
  return new Map(counted.map(({ id, count }) => [id, count]));
}

/** @throws Refusal notFound when there is nothing of what was asked for. */
export function refuseNone(found: readonly unknown[], words: string): void {
  if (found.length === 0) throw new Refusal("notFound", words);
}

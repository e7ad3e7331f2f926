import { activityTypes } from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import { type Db, first } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { answeredItems } from "../../people/measures/classMeasures.ts";
import { classroomSay } from "../classroomSay.ts";
import { enterPoints } from "../ledger.ts";

interface Won {
  readonly userId: number;
  readonly schoolId: number;
  readonly sessionId: number | null;
  readonly type: string;
  readonly title: string | null;
  readonly points: number;
}

async function movePoints(db: Db, id: number, sign: 1 | -1, context: Context): Promise<boolean> {
  const won = await first<Won>(
    db,
    sql`select t.user_id as "userId", t.school_id as "schoolId", t.session_id as "sessionId", t.type, t.points,
        (select a.title from ${answeredItems} a where a.type = t.type and a.object_id = t.object_id) as title
      from responses t where t.id = ${id}`,
  );
  if (!won || won.title === null) return false;
  await actAs(db, context);
  await enterPoints(db, { ...won, title: won.title, responseId: id, points: sign * won.points });
  return true;
}

/** Takes back the points that a response won, by the opposite entry. */
export async function withdrawPoints(
  db: Db,
  { id }: { readonly id: number },
  context: Context,
): Promise<void> {
  await movePoints(db, id, -1, context);
}

/**
 * Restores a response's points.
 * @throws Refusal conflict if its activity is deleted or another nomination replaced it.
 */
export async function returnPoints(db: Db, id: number, context: Context): Promise<void> {
  const { language } = context;
  if (!(await movePoints(db, id, 1, context)))
    throw new Refusal("conflict", classroomSay[language].activityGone);
  // A class nominates as many students as the form allows; every other activity it answers once.
  const over = await first<{ student: string }>(
    db,
    sql`select (select concat_ws(' ', r.student_first_name, r.student_last_name) from responses r
          where r.id = max(o.id)) as student
      from responses t join activities a on a.id = t.object_id and a.type = t.type
        join responses o on (o.type, o.object_id, o.user_id, o.school_id) = (t.type, t.object_id, t.user_id, t.school_id)
      where t.id = ${id} and t.type = ${activityTypes.nomination.key} and o.id <> t.id
      group by a.max_per_class having count(*) >= a.max_per_class`,
  );
  if (over) throw new Refusal("conflict", classroomSay[language].nominatedSince(over.student));
}

import { activityTypes } from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import { type Db, first, sole } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { answeredItems } from "../../people/measures/classMeasures.ts";
import { classroomSay } from "../classroomSay.ts";
import { pointsEntered } from "../ledger.ts";

/** Enters the points that responses won, or the opposite; answers of how many there still is the activity. */
async function movePoints(db: Db, ids: readonly number[], sign: 1 | -1, context: Context): Promise<number> {
  const say = classroomSay[context.language];
  await actAs(db, context, sign < 0 ? say.responseDeleted : say.responseRestored);
  // All of their people first, in one order: two who move points of the same ones never wait for each other in a circle.
  await sql`select from users where id in (select user_id from responses where id = any(${ids}::int[]))
    order by id for no key update`.execute(db);
  const { moved } = await sole<{ moved: number }>(
    db,
    sql`with won as (select t.user_id, t.school_id, t.session_id, t.id as response_id, t.type, a.title, ${sign}::int * t.points as points
        from responses t join ${answeredItems} a on a.type = t.type and a.object_id = t.object_id
        where t.id = any(${ids}::int[]) and a.title is not null order by t.id),
      ${pointsEntered} select count(*)::int as moved from won`,
  );
  return moved;
}

/** Takes back the points that responses won, by the opposite entries. */
export async function withdrawPoints(
  db: Db,
  removed: readonly { readonly id: number }[],
  context: Context,
): Promise<void> {
  const ids = removed.map(({ id }) => id);
  await movePoints(db, ids, -1, context);
}

/**
 * Restores the points of responses.
 * @throws Refusal conflict if an activity is deleted or another nomination replaced one of them.
 */
export async function returnPoints(db: Db, ids: readonly number[], context: Context): Promise<void> {
  const { language } = context;
  if ((await movePoints(db, ids, 1, context)) < ids.length)
    throw new Refusal("conflict", classroomSay[language].activityGone);
  // A class nominates as many students as the form allows; every other activity it answers once.
  const over = await first<{ student: string }>(
    db,
    sql`select (select concat_ws(' ', r.student_first_name, r.student_last_name) from responses r
          where r.id = max(o.id)) as student
      from responses t join activities a on a.id = t.object_id and a.type = t.type
        join responses o on (o.type, o.object_id, o.user_id, o.school_id) = (t.type, t.object_id, t.user_id, t.school_id)
      where t.id = any(${ids}::int[]) and t.type = ${activityTypes.nomination.key} and o.id <> t.id
      group by t.id, a.max_per_class having count(*) >= a.max_per_class`,
  );
  if (over) throw new Refusal("conflict", classroomSay[language].nominatedSince(over.student));
}

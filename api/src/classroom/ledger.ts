import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import type { Sql } from "../core/entities/entity.ts";
import { pointSum } from "../people/measures/givingMeasures.ts";

/**
 * Adds the movements of points in `won` (user_id, school_id, session_id, response_id, type, title, points) to the ledger and
 * to their users' sums, as parts of a WITH clause: in one statement with what caused them.
 */
export const pointsEntered: Sql = sql`entered as (
    insert into point_entries (user_id, school_id, session_id, response_id, type, title, points)
    select user_id, school_id, session_id, response_id, type, title, points from won),
  summed as (update users u set points = u.points + s.points
    from (select user_id, sum(points) as points from won group by user_id) s where u.id = s.user_id)`;

/** The points of a class: an instructor at a site. */
export async function pointsOf(db: Db, userId: number, schoolId: number): Promise<number> {
  const { points } = await sole<{ points: number }>(
    db,
    sql`select ${pointSum("e")} as points from class_totals e where e.school_id = ${schoolId} and e.user_id = ${userId}`,
  );
  return points;
}

import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import type { Sql } from "../core/entities/entity.ts";
import { pointSum } from "../people/measures/givingMeasures.ts";

/** One movement of points; the ledger is only ever added to. */
export interface PointEntry {
  readonly userId: number;
  readonly schoolId: number;
  readonly sessionId: number | null;
  readonly responseId: number | Sql;
  readonly type: string;
  readonly title: string;
  readonly points: number;
}

/** Adds a movement to the ledger and to its user's sum, as parts of a WITH clause: in one statement with what caused it. */
export function pointsEntered(entry: PointEntry): Sql {
  const { userId, schoolId, sessionId, responseId, type, title, points } = entry;
  return sql`entered as (insert into point_entries (user_id, school_id, session_id, response_id, type, title, points)
      values (${userId}, ${schoolId}, ${sessionId}, ${responseId}, ${type}, ${title}, ${points})),
    summed as (update users set points = points + ${points} where id = ${userId})`;
}

/** Adds a movement to the ledger and to its user's sum, in one transaction with what caused it. */
export async function enterPoints(tx: Db, entry: PointEntry): Promise<void> {
  await sql`with ${pointsEntered(entry)} select`.execute(tx);
}

/** The points of a class: an instructor at a site. */
export async function pointsOf(db: Db, userId: number, schoolId: number): Promise<number> {
  const { points } = await sole<{ points: number }>(
    db,
    sql`select ${pointSum("e")} as points from class_totals e where e.school_id = ${schoolId} and e.user_id = ${userId}`,
  );
  return points;
}

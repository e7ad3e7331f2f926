import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import { pointSum } from "../people/measures/givingMeasures.ts";

/** One movement of points; the ledger is only ever added to. */
export interface PointEntry {
  readonly userId: number;
  readonly schoolId: number;
  readonly sessionId: number | null;
  readonly responseId: number;
  readonly type: string;
  readonly title: string;
  readonly points: number;
}

/** Adds a movement to the ledger and to its user's sum, in one transaction with what caused it. */
export async function enterPoints(tx: Db, entry: PointEntry): Promise<void> {
  const { userId, schoolId, sessionId, responseId, type, title, points } = entry;
  await sql`insert into point_entries (user_id, school_id, session_id, response_id, type, title, points)
    values (${userId}, ${schoolId}, ${sessionId}, ${responseId}, ${type}, ${title}, ${points})`.execute(tx);
  await sql`update users set points = points + ${points} where id = ${userId}`.execute(tx);
}

/** The points of a class: an instructor at a site. */
export async function pointsOf(db: Db, userId: number, schoolId: number): Promise<number> {
  const { points } = await sole<{ points: number }>(
    db,
    sql`select ${pointSum("e")} as points from point_entries e where e.user_id = ${userId} and e.school_id = ${schoolId}`,
  );
  return points;
}

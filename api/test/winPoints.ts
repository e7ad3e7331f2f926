import { sql } from "kysely";
import { pointsEntered } from "../src/classroom/ledger.ts";
import type { Db } from "../src/core/database.ts";

interface Won {
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id: number | null;
}

/** Lets a class win points by a response, of another day than today if one is given, past the calls. */
export async function winPoints(
  db: Db,
  { user_id, school_id, session_id }: Won,
  points: number,
  day: string | null = null,
): Promise<void> {
  await sql`with made as (insert into responses (type, object_id, user_id, school_id, session_id, answers, points, created_at)
      values ('student_nomination_form', 0, ${user_id}, ${school_id}, ${session_id}, '{}', ${points},
        coalesce(${day}::date + time '16:00', now())) returning *),
    won as (select user_id, school_id, session_id, id as response_id, type, 'Nomination' as title, points from made),
    ${pointsEntered} select`.execute(db);
}

import { sql } from "kysely";
import { pointsEntered } from "../src/classroom/ledger.ts";
import type { Db } from "../src/core/database.ts";

interface Won {
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id: number | null;
}

/** Lets a class win points by a quiz, past the calls. */
export async function winPoints(
  db: Db,
  { user_id, school_id, session_id }: Won,
  points: number,
): Promise<void> {
  await sql`with won as (select ${user_id}::int as user_id, ${school_id}::int as school_id, ${session_id}::int as session_id,
      1 as response_id, 'quiz' as type, 'Quiz' as title, ${points}::int as points),
    ${pointsEntered} select`.execute(db);
}

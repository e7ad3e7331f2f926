import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import type { Context } from "../core/entities/entity.ts";
import type { Viewer } from "../curriculum/activities/itemVisibility.ts";
import { sessionsOn } from "../people/measures/classMeasures.ts";
import { classNamed, type NamedClass } from "../people/namedClass.ts";

/** The caller's class. */
export interface Classroom extends Viewer {
  readonly schoolId: number;
  readonly userId: number;
  readonly sessionId: number | null;
}

/**
 * The class that a call is about, with its teacher's grade, its program and current session.
 * @throws Refusal invalid at school_id or user_id when they name no class that the caller may record for.
 */
export async function enterNamedClass(db: Db, named: NamedClass, context: Context): Promise<Classroom> {
  const { schoolId, userId } = await classNamed(db, named, context);
  const { today, language } = context;
  const room = await sole<Classroom>(
    db,
    sql`select ${today} as date, u.grade, s.program_id as "programId", s.id as "schoolId", u.id as "userId",
        (select x.id from ${sessionsOn(today)} x where x.program_id = s.program_id) as "sessionId"
      from sites s, users u where s.id = ${schoolId} and u.id = ${userId}`,
  );
  return { ...room, language };
}

/**
 * Returns the instructor's class at one of their sites.
 * @throws Refusal invalid at school_id if the site isn't theirs.
 */
export function enterClassroom(db: Db, schoolId: number | undefined, context: Context): Promise<Classroom> {
  return enterNamedClass(db, { school_id: schoolId }, context);
}

import { sites } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../core/database.ts";
import type { Context } from "../core/entity.ts";
import { unknownReference } from "../core/errors.ts";
import { sessionsOn } from "../resources/classMeasures.ts";
import type { Viewer } from "../resources/itemVisibility.ts";

/** The class somebody stands in front of. */
export interface Classroom extends Viewer {
  readonly schoolId: number;
  readonly userId: number;
  readonly sessionId: number | null;
}

/**
 * The class an instructor stands in front of: their grade at one of their sites, with its program and current session.
 * @throws Refusal invalid at school_id when the site is not one of theirs.
 */
export async function enterClassroom(
  db: Db,
  schoolId: number | undefined,
  context: Context,
): Promise<Classroom> {
  const { caller, today, language } = context;
  const id = schoolId ?? caller.schoolIds[0];
  if (!id || !caller.schoolIds.includes(id)) throw unknownReference("school_id", sites.labels, language);
  const room = await sole<Classroom>(
    db,
    sql`select ${today} as date, u.grade, s.program_id as "programId", s.id as "schoolId", u.id as "userId",
        (select x.id from ${sessionsOn(today)} x where x.program_id = s.program_id) as "sessionId"
      from sites s, users u where s.id = ${id} and u.id = ${caller.id}`,
  );
  return { ...room, language };
}

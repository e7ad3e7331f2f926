import { activityTypes } from "@kindling/contract";
import { sql } from "kysely";
import { anyOf, type Sql } from "../core/entity.ts";

const keys = Object.values(activityTypes).map((type) => type.key);

/** The classes at some sites, given by a statement of their ids: instructors who take part, each at a site of theirs. */
export function classesAt(sites: Sql): Sql {
  return sql`(select us.school_id, us.user_id, u.grade from user_schools us join users u on u.id = us.user_id
    where us.school_id in (${sites}) and u.role = 'Instructor' and u.is_active and u.archived_at is null)`;
}

/** The responses given at some sites that count: those to activities. */
export function answersAt(sites: Sql): Sql {
  return sql`(select r.school_id, r.user_id, r.session_id, r.type, r.object_id from responses r
    where r.school_id in (${sites}) and ${anyOf(sql`r.type`, keys, "text")})`;
}

/** The sessions that a day lies in, as a statement: at most one of each program. */
export function sessionsOn(day: string): Sql {
  return sql`(select distinct on (x.program_id) x.id, x.name, x.start, x."end", x.program_id from sessions x
    where ${day}::date between x.start and x."end" order by x.program_id, x.start desc, x.id)`;
}

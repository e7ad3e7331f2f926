import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** Whether a day is before, within or after two dates, both included. */
export function datedState(today: string, start: Sql, end: Sql): Sql {
  return sql`case when ${start} > ${today}::date then 'scheduled' when ${end} < ${today}::date then 'past' else 'live' end`;
}

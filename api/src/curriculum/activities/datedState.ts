import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** Where a day stands to two dates, both included: before, in, or after them. */
export function datedState(today: string, start: Sql, end: Sql): Sql {
  return sql`case when ${start} > ${today}::date then 'scheduled' when ${end} < ${today}::date then 'past' else 'live' end`;
}

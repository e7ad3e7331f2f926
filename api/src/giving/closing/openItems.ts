import { type ClosingItem, mostDaysBack, type SessionClosing } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { classCalled, earnedSum } from "../../people/measures/givingMeasures.ts";

export type OpenItem = SessionClosing["items"][number];

interface Closable {
  readonly id: number;
  readonly end: string;
}

/** How many names a checklist shows of each item. */
const firstNames = 5;

/** An item of what is open, from rows `t` of classes with their `cents`; nothing where there are none. */
function itemOf(key: ClosingItem, found: Sql): Sql {
  const names = sql`(select coalesce(array_agg(f.name order by f.name), '{}') from (
    select distinct ${classCalled} as name from found t order by name limit ${sql.lit(firstNames)}) f)`;
  return sql`(with found as (${found}) select ${key} as key, count(*)::int as count, sum(cents)::bigint as cents, ${names} as first
    from found having count(*) > 0)`;
}

const donationsWith = (status: "held" | "counted", id: number) =>
  sql`select user_id, school_id, amount_cents as cents from class_donations where session_id = ${id} and status = ${status} and adjustment_id is null`;

/** Classes that won points and have no charity for them. */
const undecided = (id: number) =>
  sql`select b.user_id, b.school_id, ${earnedSum("b")} as cents from class_balances b
    where b.session_id = ${id} and b.account = 'unassigned' and b.amount <> 0 group by b.user_id, b.school_id`;

/** Responses whose points aren't those of the ledger. */
const uncounted = (id: number) =>
  sql`select r.user_id, r.school_id, null::bigint as cents from responses r
    left join (select response_id, user_id, school_id, sum(points) as points from point_entries where session_id = ${id}
      group by response_id, user_id, school_id) e on (e.response_id, e.user_id, e.school_id) = (r.id, r.user_id, r.school_id)
    where r.session_id = ${id} and r.points <> coalesce(e.points, 0)`;

/** What is still open in a session, in the order of the checklist. */
export async function openItems(
  db: Db,
  { id, end }: Closable,
  { today }: Pick<Context, "today">,
): Promise<OpenItem[]> {
  const days = (key: ClosingItem, count: Sql) =>
    sql`(select ${key} as key, ${count} as count, null::bigint as cents, '{}'::text[] as first where ${count} > 0)`;
  const sinceEnd = sql`(${today}::date - ${end}::date)`;
  return rows<OpenItem>(
    db,
    sql`select * from (
      ${days("not_ended", sql`(1 - ${sinceEnd})`)}
      union all ${days("late_answers", sql`(case when ${sinceEnd} > 0 then ${mostDaysBack}::int - ${sinceEnd} + 1 end)`)}
      union all ${itemOf("uncounted", uncounted(id))}
      union all ${itemOf("held", donationsWith("held", id))}
      union all ${itemOf("unverified", donationsWith("counted", id))}
      union all ${itemOf("undecided", undecided(id))}) items`,
  );
}

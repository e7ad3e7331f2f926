import { sql } from "kysely";
import type { Sql } from "../core/entity.ts";

/** A class in a session, as the columns of whatever names it. */
interface ClassSession {
  readonly user: Sql;
  readonly school: Sql;
  readonly session: Sql;
}

/** The class and session that a row read by an alias names in its own columns. */
export function classSessionOf(alias: string): ClassSession {
  const table = sql.raw(alias);
  return { user: sql`${table}.user_id`, school: sql`${table}.school_id`, session: sql`${table}.session_id` };
}

/** What the audit log calls a row (`t`) by: its class. */
export const classCalled: Sql = sql`(select n.first_name || ' ' || n.last_name || ', ' || h.name::text
  from users n, sites h where n.id = t.user_id and h.id = t.school_id)`;

/** That a row (read as `alias`) belongs to a class in a session. */
export function isOf(alias: string, { user, school, session }: ClassSession): Sql {
  const table = sql.raw(alias);
  return sql`(${table}.user_id = ${user} and ${table}.school_id = ${school} and ${table}.session_id = ${session})`;
}

/** The sum of the donations read by an alias that count: all but void ones. */
export function bankSum(alias: string): Sql {
  const table = sql.raw(alias);
  return sql`coalesce(sum(${table}.amount_cents) filter (where ${table}.status <> 'void'), 0)::int`;
}

/** What of it somebody has verified, paid or not. */
export function verifiedSum(alias: string): Sql {
  const table = sql.raw(alias);
  return sql`coalesce(sum(${table}.amount_cents) filter (where ${table}.status in ('verified', 'paid')), 0)::int`;
}

/** What a class won in a session, by its ledger. */
export function pointsIn(place: ClassSession): Sql {
  return sql`(select coalesce(sum(e.points), 0)::int from point_entries e where ${isOf("e", place)})`;
}

/** What a class brought in within a session, and what of it is verified. */
export function donationsIn(place: ClassSession): { donated: Sql; verified: Sql } {
  const sum = (figure: Sql) => sql`(select ${figure} from class_donations b where ${isOf("b", place)})`;
  return { donated: sum(bankSum("b")), verified: sum(verifiedSum("b")) };
}

/** The charities that a session's classes choose among, read as `c`: those it names that are active; none named, all that are. */
export function isCandidate(session: Sql): Sql {
  return sql`(c.is_active and (exists (select from session_charities n where n.session_id = ${session} and n.charity_id = c.id)
    or not exists (select from session_charities n where n.session_id = ${session})))`;
}

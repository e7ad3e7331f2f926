import { type Kysely, sql } from "kysely";

/**
 * Notes the classes whose points a payment takes back from a charity: their kept parts had these for that charity and for the
 * next one, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into changed_points (user_id, school_id, session)
    select distinct user_id, school_id, coalesce(session_id, 0) from class_balances
    where unit = 'points' and account in ('payable', 'in_payment') and amount < 0`.execute(db);
}

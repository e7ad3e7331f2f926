import { sql } from "kysely";
import type { Db } from "./database.ts";
import { withinRestoreTime } from "./entities/deletedRows.ts";

/** Folds what was counted since the last time, so that totals are added up from few rows. */
export async function foldCounts(db: Db): Promise<void> {
  await sql`select fold_counts()`.execute(db);
}

/** Clears away what has had its time: answered keys, failed tries, used links, ended logins, deleted rows. */
export async function clearAway(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db);
  await sql`delete from login_attempts where at < now() - interval '1 day'`.execute(db);
  await sql`delete from password_links
    where coalesce(used_at, expires_at) < now() - interval '30 days'`.execute(db);
  await sql`delete from deleted_rows where not ${withinRestoreTime(sql`deleted_at`)}`.execute(db);
  await sql`delete from logins
    where coalesce(ended_at, expires_at) < now() - interval '400 days'`.execute(db);
}

import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { todayIn } from "../../core/services.ts";

/** When a scheduled report is due, in the organization's time zone: before anybody's working day begins. */
const dueAt = "06:00";

/** A server that was down for this many days still sends what was due. */
const daysMadeUpFor = 2;

/**
 * Adds due sends once per report, recipient and day, even from several processes. Unsubscribed recipients and deleted
 * reports are skipped.
 */
export async function planSends(db: Db, timeZone: string, now: Date): Promise<void> {
  const due = sql`(d.day + ${dueAt}::time) at time zone ${timeZone}`;
  await sql`insert into report_sends (saved_report_id, user_id, day)
    select r.id, p.user_id, d.day from saved_reports r
      join saved_report_recipients p on p.saved_report_id = r.id
      cross join lateral (select ${todayIn(timeZone, now)}::date - back as day
        from generate_series(0, ${sql.lit(daysMadeUpFor)}) back) d
    where r.archived_at is null and ((r.schedule = 'weekly' and extract(isodow from d.day) = r.weekday)
        or (r.schedule = 'monthly' and extract(day from d.day) = r.month_day))
      and ${due} <= ${now.toISOString()}::timestamptz and ${due} >= r.scheduled_at
      and not exists (select from report_stops s where s.saved_report_id = r.id and s.user_id = p.user_id)
    on conflict do nothing`.execute(db);
}

import { sql } from "kysely";
import type { Db } from "./core/database.ts";

/** Where pg-boss keeps when it did something last, and what waits or runs. */
const times: Readonly<Record<string, readonly string[]>> = {
  version: ["cron_on", "bam_on", "flow_on", "reindex_on"],
  queue: ["monitor_on", "monitor_claim_on", "maintain_on"],
  job: ["start_after", "started_on", "heartbeat_on"],
};

/**
 * Brings times of jobs that lie ahead back to now. They were written while the database's clock was ahead, and until it
 * is there again, nothing would run.
 */
export async function mendJobTimes(db: Db): Promise<void> {
  for (const [table, columns] of Object.entries(times)) {
    const isAhead = (column: string) => sql`${sql.ref(column)} > now() + interval '1 minute'`;
    const mended = columns.map(
      (column) =>
        sql`${sql.ref(column)} = case when ${isAhead(column)} then now() else ${sql.ref(column)} end`,
    );
    await sql`update ${sql.table(`jobs.${table}`)} set ${sql.join(mended)}
      where ${sql.join(columns.map(isAhead), sql` or `)}`.execute(db);
  }
  // The minute for which a job was planned, in UTC; its turn comes again.
  await sql`update jobs.job set singleton_on = null
    where singleton_on > now() at time zone 'utc' + interval '1 minute'`.execute(db);
}

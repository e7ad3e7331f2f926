import type { PoolConfig } from "pg";
import { PgBoss } from "pg-boss";

/** Work that runs by the clock, once however many processes there are. */
export interface Job {
  readonly name: string;
  /** When, as cron writes it, in UTC. */
  readonly cron: string;
  run(): Promise<void>;
}

/** Starts the jobs; they keep their own tables in the schema `jobs` of the same database. Tests look more often. */
export async function startJobs(
  connection: string | PoolConfig,
  jobs: readonly Job[],
  onError: (error: Error) => void,
  lookEverySeconds = 20,
): Promise<{ stop(): Promise<void> }> {
  const own = { schema: "jobs", max: 2, cronMonitorIntervalSeconds: lookEverySeconds };
  const boss = new PgBoss({ ...connectionOf(connection), ...own });
  boss.on("error", onError);
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: "singleton",
      retryLimit: 2,
      expireInSeconds: 120,
      deleteAfterSeconds: 3600,
    });
    await boss.work(job.name, { pollingIntervalSeconds: lookEverySeconds }, () => job.run());
    // What came due while nothing ran, or the clock jumped over it, is made up for once.
    await boss.schedule(job.name, job.cron, null, { missed: "once" });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) };
}

function connectionOf(connection: string | PoolConfig) {
  const given: PoolConfig = typeof connection === "string" ? { connectionString: connection } : connection;
  const { connectionString, host, port, user, database } = given;
  const told = Object.entries(connectionString ? { connectionString } : { host, port, user, database });
  return Object.fromEntries(told.filter(([, value]) => value !== undefined));
}

import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { Counter, type Registry } from "prom-client";
import { createDatabase, type Db, isDatabaseAway, sole } from "./core/database.ts";
import type { ReadOnly } from "./core/services.ts";
import { type Settings, SettingsError } from "./core/settings.ts";

/** How often a replica that is behind is asked anew, in ms, and how long one that failed is left alone. */
const [between, pause] = [5, 2000];

const counter = new Counter({
  name: "kindling_replica_reads_total",
  help: "Calls that only read since this process started, by who answered: the replica, or the primary because the replica was behind or away",
  labelNames: ["by"],
  registers: [],
});

/** Adds who answered the calls that only read to the metrics. */
export function countReplicaReads(registry: Registry): void {
  registry.registerMetric(counter);
}

type ReplicaSettings = Pick<Settings, "databaseUrl" | "databaseReadUrl" | "databaseReadWaitMs">;

/** A replica of the database, and how calls read from it. */
export interface ReadReplica {
  readonly read: ReadOnly;
  stop(): Promise<void>;
}

/**
 * Opens a replica for what only reads. It is asked only once it has all that the primary had confirmed when the call came,
 * so that nobody misses what they just wrote; it is waited for as long as is set. Else, and if it fails, the primary
 * answers. `onAway` is told once whenever it stops answering. Without one in the settings, there is nothing to open.
 */
export function openReplica(
  primary: Db,
  { databaseUrl, databaseReadUrl, databaseReadWaitMs }: ReplicaSettings,
  onAway: (error: unknown) => void,
): ReadReplica | undefined {
  if (!databaseReadUrl) return undefined;
  if (!databaseUrl)
    throw new SettingsError("DATABASE_READ_URL needs DATABASE_URL, of which it is the replica.");
  const replica = createDatabase(databaseReadUrl);
  for (const by of ["replica", "primary"]) counter.inc({ by }, 0);
  let restingUntil = 0;
  let wasAway = false;
  const rest = () => {
    restingUntil = performance.now() + pause;
  };
  const setAside = (error: unknown) => {
    rest();
    if (!wasAway) onAway(error);
    wasAway = true;
  };
  /** Whether it has what was confirmed up to now. One that is no replica any more may have gone its own way. */
  const hasAll = async (): Promise<boolean> => {
    const from = performance.now();
    const { at } = await sole<{ at: string }>(primary, confirmed);
    for (;;) {
      const { there } = await sole<{ there: boolean }>(
        replica,
        sql`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${at}::pg_lsn as there`,
      );
      wasAway = false;
      if (there) return true;
      if (performance.now() - from > databaseReadWaitMs) return false;
      await wait(between);
    }
  };
  const choose = async (): Promise<Db | undefined> => {
    if (performance.now() < restingUntil) return undefined;
    try {
      if (await hasAll()) return replica;
      rest();
    } catch (error) {
      setAside(error);
    }
    return undefined;
  };
  const fromPrimary = <T>(read: (db: Db) => Promise<T>): Promise<T> => {
    counter.inc({ by: "primary" });
    return read(primary);
  };
  return {
    async read(read) {
      const chosen = await choose();
      if (!chosen) return fromPrimary(read);
      try {
        const answer = await read(chosen);
        counter.inc({ by: "replica" });
        return answer;
      } catch (error) {
        // It also ends what reads for longer than it may stay behind.
        if (!isDatabaseAway(error)) throw error;
        setAside(error);
        return fromPrimary(read);
      }
    },
    stop: () => replica.destroy(),
  };
}

/** Up to where the primary has confirmed what was written: without waiting for the disk, that is all of it. */
const confirmed = sql`select case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end::text as at`;

import { sql } from "kysely";
import pg, { type PoolConfig } from "pg";
import type { Db } from "../../core/database.ts";

/** Between two tries to connect, in ms; with jitter, so that processes don't come back all at once. */
const pauseOf = (failures: number) => Math.min(10_000, 500 * 2 ** failures) * (0.5 + Math.random());

/** A connection of its own on which a process hears of what has changed. */
export interface ChangeListener {
  /** Whether notifications have come through since it connected: behind some poolers they never do. */
  readonly isHeard: () => boolean;
  /** Tells other processes what has changed; this one doesn't hear of it. */
  tell(ids: readonly number[]): Promise<void>;
  stop(): Promise<void>;
}

/** On which channel changes are told, and what is done about them. */
interface Listening {
  readonly channel: string;
  /** Gets the id of what has changed. */
  readonly onChange: (id: number) => void;
  /** Called when something may have been missed. */
  readonly onConnect: () => void;
}

/** Listens for changes, and connects again whenever the connection breaks. */
export function listenForChanges(
  connection: string | PoolConfig,
  db: Db,
  { channel, onChange, onConnect }: Listening,
): ChangeListener {
  const config: PoolConfig = typeof connection === "string" ? { connectionString: connection } : connection;
  let isHeard = false;
  let hasEnded = false;
  let failures = 0;
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  const connect = async () => {
    const opened = new pg.Client({ ...config, keepAlive: true });
    client = opened;
    let isGone = false;
    const lose = () => {
      if (isGone) return;
      isGone = true;
      isHeard = false;
      failures += 1;
      opened.end().catch(() => undefined);
      if (!hasEnded) again = setTimeout(() => void connect(), pauseOf(failures)).unref();
    };
    opened.on("error", lose).on("end", lose);
    opened.on("notification", ({ payload = "", processId }) => {
      isHeard = true;
      if (processId !== (opened as { processID?: number }).processID && /^\d{1,9}$/.test(payload))
        onChange(Number(payload));
    });
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      failures = 0;
      onConnect();
      // By way of the pool, as all others come.
      await sql`select pg_notify(${channel}, 'hello')`.execute(db);
    } catch {
      lose();
    }
  };
  void connect();
  return {
    isHeard: () => isHeard,
    async tell(ids) {
      const values = [channel, ids.map(String)] as const;
      if (isHeard) await client?.query("select pg_notify($1, id) from unnest($2::text[]) id", [...values]);
      else await sql`select pg_notify(${values[0]}, id) from unnest(${values[1]}::text[]) id`.execute(db);
    },
    async stop() {
      hasEnded = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}

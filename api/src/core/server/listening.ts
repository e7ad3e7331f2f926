import pg, { type PoolConfig } from "pg";

/** Calls back after each committed notification on a channel; reconnects if the connection drops. */
export function listenTo(
  connection: string | PoolConfig,
  channel: string,
  heard: () => void,
): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const again = () => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), 2000);
  };
  const connect = async () => {
    const fresh = new pg.Client(connection);
    client = fresh;
    fresh.on("error", again);
    fresh.on("end", again);
    fresh.on("notification", heard);
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      // A notification may have been missed while disconnected.
      heard();
    } catch {
      await fresh.end().catch(() => undefined);
      again();
    }
  };
  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

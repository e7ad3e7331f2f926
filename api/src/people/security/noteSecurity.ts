import { afterCommit, type Db } from "../../core/database.ts";
import { countEvent } from "./securityCounter.ts";
import { type EventSource, rowOf, type SecurityEvent, writeRows } from "./securityEvent.ts";

/** Writes what happened to the security log, in the transaction of the deed itself. */
export async function noteSecurity(
  tx: Db,
  events: SecurityEvent | readonly SecurityEvent[],
  from: EventSource,
): Promise<void> {
  const found = [events].flat() as SecurityEvent[];
  if (found.length === 0) return;
  await writeRows(
    tx,
    found.map((event) => rowOf(event, from)),
  );
  afterCommit(tx, () => {
    for (const { kind } of found) countEvent(kind);
  });
}

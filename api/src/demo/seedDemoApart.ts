import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PoolConfig } from "pg";
import type { Db } from "../core/database.ts";
import type { Settings } from "../core/settings.ts";
import { hasUsers } from "./seedDemoIfEmpty.ts";

/** What a thread needs to add the demo program. */
export interface SeedOrder {
  readonly connection: string | PoolConfig;
  readonly settings: Pick<Settings, "dataDir" | "timeZone">;
}

/**
 * Adds the demo program to an empty database, and returns whether it did. A thread does it, whose end frees the memory
 * that it takes once in a portal's life.
 */
export async function seedDemoApart(
  db: Db,
  connection: string | PoolConfig,
  { dataDir, timeZone }: SeedOrder["settings"],
  tell: (line: string) => void,
): Promise<boolean> {
  if (await hasUsers(db)) return false;
  const order: SeedOrder = { connection, settings: { dataDir, timeZone } };
  const thread = new Worker(new URL("./seedThread.ts", import.meta.url), { workerData: order });
  let isSeeded = false;
  thread.on("message", (said: string | boolean) => {
    if (typeof said === "string") tell(said);
    else isSeeded = said;
  });
  await once(thread, "exit");
  return isSeeded;
}

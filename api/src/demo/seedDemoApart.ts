import { fork } from "node:child_process";
import { once } from "node:events";
import type { PoolConfig } from "pg";
import type { StoreSettings } from "../account/files/openFiles.ts";
import type { Db } from "../core/database.ts";
import { type Settings, SettingsError } from "../core/settings.ts";
import { hasUsers } from "./seedDemoIfEmpty.ts";

/** What the process needs that adds the demo program. */
export interface SeedOrder {
  readonly connection: string | PoolConfig;
  readonly settings: StoreSettings & Pick<Settings, "timeZone">;
}

/** Whether the demo program was added, or what to tell the operator. */
export interface SeedOutcome {
  readonly isSeeded?: boolean;
  readonly fault?: string;
}

/**
 * Adds the demo program to an empty database, and returns whether it did. A process of its own does it, because the
 * memory that takes would stay with the portal for good.
 * @throws SettingsError with what the process says
 */
export async function seedDemoApart(
  db: Db,
  connection: string | PoolConfig,
  { dataDir, filesUrl, timeZone }: SeedOrder["settings"],
): Promise<boolean> {
  if (await hasUsers(db)) return false;
  const child = fork(new URL("./seedProcess.ts", import.meta.url));
  const exit = once(child, "exit");
  child.send({ connection, settings: { dataDir, filesUrl, timeZone } } satisfies SeedOrder);
  const outcome = await Promise.race([once(child, "message"), exit]).then(([said]) => said as unknown);
  await exit;
  const { isSeeded = false, fault } = Object(outcome) as SeedOutcome;
  if (typeof outcome !== "object" || fault) {
    throw new SettingsError(fault ?? "The process that adds the demo program ended early. Start again.");
  }
  return isSeeded;
}

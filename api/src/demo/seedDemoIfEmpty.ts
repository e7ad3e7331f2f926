import { sql } from "kysely";
import { demoAccounts, demoPassword } from "../account/demoAccounts.ts";
import { hashPassword } from "../account/passwords/passwords.ts";
import { type Db, sole, transaction } from "../core/database.ts";
import type { FileStore } from "../core/files/fileStore.ts";
import { todayIn } from "../core/services.ts";
import type { Settings } from "../core/settings.ts";
import { markDemo } from "./removing/markDemo.ts";

/** What the demo program's chance begins with. */
export const demoSeed = 2026;

/** The accounts to look around with, a line each, and their password. */
export const demoSignIns: readonly string[] = [
  ...demoAccounts.map(({ email, role, user_type, note }) => {
    const more = note ?? user_type.join(", ");
    return `${email.padEnd(28)}${role}${more ? ` (${more})` : ""}`;
  }),
  `Password for each: ${demoPassword}`,
];

/**
 * Adds the demo program to an empty database; returns whether it did. Of several processes, one does it and the
 * others wait.
 */
export async function seedDemoIfEmpty(
  db: Db,
  files: FileStore,
  settings: Pick<Settings, "timeZone">,
  tell: (line: string) => void,
): Promise<boolean> {
  if (await hasUsers(db)) return false;
  const today = todayIn(settings.timeZone, new Date());
  const passwordHash = await hashPassword(demoPassword);
  return transaction(db, async (tx) => {
    await lockSeeding(tx);
    if (await hasUsers(tx)) return false;
    tell("Adding the demo program …");
    // All that it is made of is read once in a portal's life, and would stay in memory for good.
    const { fillDemo } = await import("./fillDemo.ts");
    const choice = { today, timeZone: settings.timeZone, seed: demoSeed, passwordHash, files };
    await markDemo(tx, () => fillDemo(tx, choice));
    await sql`update organization set demo_added_at = now()`.execute(tx);
    return true;
  });
}

/** Keeps every other process from filling the database until the transaction ends. */
export async function lockSeeding(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('kindling seed'))`.execute(tx);
}

/** Whether anybody has an account. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await sole<{ found: boolean }>(db, sql`select exists (select from users) as found`)).found;
}

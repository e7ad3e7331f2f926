import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import type { Settings } from "../../core/settings.ts";

/**
 * Tells the ledger in which time zone its days are. The first time it also learns what a point is worth, and brings over the
 * points and donations that are there.
 * @throws if the sums after that are not those before; nothing is changed then.
 */
export async function openLedger(
  db: Db,
  { timeZone, pointValueCents }: Pick<Settings, "timeZone" | "pointValueCents">,
): Promise<void> {
  await sql`select open_ledger(${timeZone}, ${pointValueCents})`.execute(db);
}

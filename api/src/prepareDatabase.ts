import type { Db } from "./core/database.ts";
import { migrateToLatest } from "./core/migrate.ts";
import type { Settings } from "./core/settings.ts";
import { openLedger } from "./giving/ledger/openLedger.ts";

/** Brings a database to the newest shape and its ledger to the settings; returns the names of the migrations that ran. */
export async function prepareDatabase(db: Db, settings: Settings): Promise<string[]> {
  const migrated = await migrateToLatest(db);
  await openLedger(db, settings);
  return migrated;
}

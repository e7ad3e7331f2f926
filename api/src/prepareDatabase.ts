import { followOrganization } from "./account/set-up/followOrganization.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { createDatabase, type Db } from "./core/database.ts";
import { migrateToLatest } from "./core/migrate.ts";
import { type Settings, SettingsError } from "./core/settings.ts";
import { openLedger } from "./giving/ledger/openLedger.ts";
import { grantApplication } from "./grantApplication.ts";

/**
 * Brings a database to the newest shape and its ledger to the settings; returns the names of the migrations that ran.
 * @throws SettingsError if its owner is set and can't be used, or is who connects anyway.
 */
export async function prepareDatabase(db: Db, settings: Settings): Promise<string[]> {
  if (!settings.databaseOwnerUrl) return prepare(db, settings);
  if (!settings.databaseUrl)
    throw new SettingsError("DATABASE_OWNER_URL needs DATABASE_URL, with which the portal itself connects.");
  const owner = createDatabase(settings.databaseOwnerUrl);
  try {
    await checkDatabase(owner, "DATABASE_OWNER_URL");
    const migrated = await prepare(owner, settings);
    await grantApplication(owner, db);
    return migrated;
  } finally {
    await owner.destroy();
  }
}

async function prepare(db: Db, settings: Settings): Promise<string[]> {
  const migrated = await migrateToLatest(db);
  await openLedger(db, await followOrganization(settings, db));
  return migrated;
}

import { isStorageFull, remoteStorage } from "./core/files/storage.ts";
import { readSettings, type Settings, SettingsError } from "./core/settings.ts";
import { startEmbeddedPostgres } from "./embedded-postgres/embeddedPostgres.ts";
import { DataFolderInUse } from "./embedded-postgres/lockDataFolder.ts";
import { localStorage } from "./localStorage.ts";
import { startFault } from "./startFault.ts";
import { tellSources } from "./tellSources.ts";

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the database, and the portal on it. */
async function main(): Promise<void> {
  const settings = readSettings();
  await start(settings).catch((error: unknown) => {
    throw startFault(error, settings.dataDir);
  });
}

async function start(settings: Settings): Promise<void> {
  const storage = settings.databaseUrl ? remoteStorage() : localStorage(settings.dataDir);
  // So that PostgreSQL finds the room it needs to start.
  await storage.isFull();
  // PostgreSQL starts while the portal's modules are loaded, which takes longer.
  const [database, { startPortal }] = await Promise.all([
    settings.databaseUrl ? undefined : openEmbedded(settings),
    import("./portal.ts"),
  ]);
  await startPortal(settings, storage, database, tell);
}

async function openEmbedded({ dataDir }: Settings) {
  tell("Opening the database …");
  try {
    return await startEmbeddedPostgres({ dataDir, onLog: tell });
  } catch (error) {
    // Its own errors are sentences; others are printed as they are.
    const isSentence =
      error instanceof DataFolderInUse ||
      (error instanceof Error && error.constructor === Error && !("code" in error));
    throw isSentence && !isStorageFull(error) ? new SettingsError(error.message) : error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : tellSources(String((error as Error).stack ?? error))}\n`,
  );
  process.exit(1);
});

import cluster from "node:cluster";
import { once } from "node:events";
import { isStorageFull, remoteStorage } from "./core/files/storage.ts";
import { readSettings, type Settings, SettingsError } from "./core/settings.ts";
import { startEmbeddedPostgres } from "./embedded-postgres/embeddedPostgres.ts";
import { DataFolderInUse } from "./embedded-postgres/lockDataFolder.ts";
import { localStorage } from "./localStorage.ts";
import { startFault } from "./startFault.ts";
import { tellSources } from "./tellSources.ts";
import type { WorkerOrder } from "./workers/overseeWorkers.ts";

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the database, and the portal on it. */
async function main(): Promise<void> {
  const settings = readSettings();
  await (cluster.isWorker ? work : start)(settings).catch((error: unknown) => {
    throw startFault(error, settings.dataDir);
  });
}

const storageOf = ({ databaseUrl, dataDir }: Settings) =>
  databaseUrl ? remoteStorage() : localStorage(dataDir);

const databaseOf = (settings: Settings) => (settings.databaseUrl ? undefined : openEmbedded(settings));

async function start(settings: Settings): Promise<void> {
  const storage = storageOf(settings);
  // So that PostgreSQL finds the room it needs to start.
  await storage.isFull();
  if (settings.workers > 1) {
    const { overseeWorkers } = await import("./workers/overseeWorkers.ts");
    await overseeWorkers(settings, async () => databaseOf(settings), tell);
    return;
  }
  // PostgreSQL starts while the portal's modules are loaded, which takes longer.
  const [database, { startPortal }] = await Promise.all([databaseOf(settings), import("./portal.ts")]);
  await startPortal(settings, storage, database, tell);
}

/** One of several workers: the database, if it is the embedded one, is kept by the process that oversees them. */
async function work(settings: Settings): Promise<void> {
  const [[{ connection, port, tells }], { startPortal }] = await Promise.all([
    once(process, "message") as Promise<[WorkerOrder]>,
    import("./portal.ts"),
  ]);
  const database = connection && {
    connection,
    stop: async () => undefined,
    onUnexpectedExit: () => undefined,
  };
  await startPortal({ ...settings, port }, storageOf(settings), database, tells ? tell : () => undefined);
  process.send?.("ready");
}

async function openEmbedded({ dataDir, workers }: Settings) {
  tell("Opening the database …");
  try {
    return await startEmbeddedPostgres({ dataDir, processes: workers, onLog: tell });
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

import type { AddressInfo } from "node:net";
import path from "node:path";
import { createApp } from "./app.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { createDatabase } from "./core/database.ts";
import { diskFileStore } from "./core/files/fileStore.ts";
import { isStorageFull, remoteStorage } from "./core/files/storage.ts";
import { migrateToLatest } from "./core/migrate.ts";
import { tokenSecretOf } from "./core/server/tokenSecret.ts";
import { readSettings, type Settings, SettingsError } from "./core/settings.ts";
import { demoSignIns, seedDemoIfEmpty } from "./demo/seedDemoIfEmpty.ts";
import { startEmbeddedPostgres } from "./embedded-postgres/embeddedPostgres.ts";
import { entities } from "./entities.ts";
import { listenFault } from "./listenFault.ts";
import { localStorage } from "./localStorage.ts";
import { startFault } from "./startFault.ts";
import { startWork } from "./work.ts";

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the portal: database, migrations, demo program, background work, server. */
async function main(): Promise<void> {
  const settings = readSettings();
  await start(settings).catch((error: unknown) => {
    throw startFault(error, settings.dataDir);
  });
}

async function start(settings: Settings): Promise<void> {
  if (settings.filesUrl) {
    throw new SettingsError("FILES_URL is set, but files can only be stored in DATA_DIR so far. Remove it.");
  }
  const storage = settings.databaseUrl ? remoteStorage() : localStorage(settings.dataDir);
  // So that PostgreSQL finds the room it needs to start.
  await storage.isFull();
  const database = settings.databaseUrl ? undefined : await openEmbedded(settings);
  const connection = settings.databaseUrl ?? database?.connection ?? "";
  const db = createDatabase(connection);
  if (settings.databaseUrl) await checkDatabase(db);
  const migrated = await migrateToLatest(db);
  if (migrated.length > 0) tell(`Database migrated (${migrated.length} steps)`);
  const files = diskFileStore(path.join(settings.dataDir, "files"));
  if (settings.seed === "demo" && (await seedDemoIfEmpty(db, files, settings, tell)))
    tell("Demo program added");
  const services = {
    db,
    settings,
    entities,
    files,
    storage,
    now: () => new Date(),
    secret: tokenSecretOf(settings),
  };
  const app = await createApp(services, { logger: true });
  const work = await startWork(
    services,
    connection,
    (error) => app.log.error({ err: error }, "background work failed"),
    (about, message) => app.log.warn(about, message),
  );
  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw listenFault(error, settings);
  });
  announce(settings, (app.server.address() as AddressInfo).port);

  let closing = false;
  const close = async (code: number) => {
    if (closing) return;
    closing = true;
    // A hanging task may delay the exit by at most ten seconds.
    setTimeout(() => process.exit(code || 1), 9500).unref();
    await app.close();
    await work.stop();
    await db.destroy();
    await database?.stop();
    process.exit(code);
  };
  database?.onUnexpectedExit((error) => {
    app.log.fatal({ err: error }, "the database stopped and couldn't be restarted");
    void close(1);
  });
  process.on("SIGTERM", () => void close(0));
  process.on("SIGINT", () => void close(0));
}

async function openEmbedded({ dataDir }: Settings) {
  tell("Opening the database …");
  try {
    return await startEmbeddedPostgres({ dataDir, onLog: tell });
  } catch (error) {
    // Its own errors are sentences; others are printed as they are.
    const isSentence = error instanceof Error && error.constructor === Error && !("code" in error);
    throw isSentence && !isStorageFull(error) ? new SettingsError(error.message) : error;
  }
}

function announce(settings: Settings, port: number): void {
  tell("");
  tell(`${settings.brandName} is ready at http://${settings.host}:${port}`);
  if (settings.seed === "demo") for (const line of demoSignIns) tell(`  ${line}`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : String((error as Error).stack ?? error)}\n`,
  );
  process.exit(1);
});

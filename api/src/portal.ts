import type { AddressInfo } from "node:net";
import { openFiles } from "./account/files/openFiles.ts";
import { openPlaces } from "./account/origins/placeOf.ts";
import { followOrganization } from "./account/set-up/followOrganization.ts";
import { keepUp, tellBegin } from "./account/set-up/keepUp.ts";
import { createApp } from "./app.ts";
import { settleRestore } from "./backup/restoreMark.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { createDatabase } from "./core/database.ts";
import type { Storage } from "./core/files/storage.ts";
import { tokenSecretOf } from "./core/server/tokenSecret.ts";
import type { Settings } from "./core/settings.ts";
import { seedDemoApart } from "./demo/seedDemoApart.ts";
import { demoSignIns } from "./demo/seedDemoIfEmpty.ts";
import type { EmbeddedPostgres } from "./embedded-postgres/embeddedPostgres.ts";
import { entities } from "./entities.ts";
import { listenFault } from "./listenFault.ts";
import { plainConnections } from "./plainConnections.ts";
import { prepareDatabase } from "./prepareDatabase.ts";
import { openReplica } from "./readReplica.ts";

type Tell = (line: string) => void;

/** Starts the portal on its database: migrations, demo program, server, background work. */
export async function startPortal(
  settings: Settings,
  storage: Storage,
  database: EmbeddedPostgres | undefined,
  tell: Tell,
): Promise<void> {
  for (const line of plainConnections(settings)) tell(line);
  openPlaces(settings);
  const files = await openFiles(settings);
  const connection = settings.databaseUrl ?? database?.connection ?? "";
  const db = createDatabase(connection);
  if (settings.databaseUrl) await checkDatabase(db);
  let onReplicaAway = (_error: unknown) => {};
  const replica = openReplica(db, settings, (error) => onReplicaAway(error));
  await settleRestore(db, settings);
  const migrated = await prepareDatabase(db, settings);
  if (migrated.length > 0) tell(`Database migrated (${migrated.length} steps)`);
  if (settings.seed === "demo" && (await seedDemoApart(db, connection, settings))) tell("Demo program added");
  const current = await followOrganization(settings, db);
  const services = {
    db,
    readElsewhere: replica?.read,
    settings: current,
    entities,
    files,
    storage,
    now: () => new Date(),
    secret: tokenSecretOf(settings),
  };
  // Somebody at a terminal looks for what goes wrong.
  const app = await createApp(services, {
    log: process.stdout,
    logsRequests: !process.stdout.isTTY,
    connection,
  });
  onReplicaAway = (error) =>
    app.log.warn({ err: error }, "the replica can't be read, so the database itself is");
  const { port, host, workers } = settings;
  await app.listen({ port, host, ...(workers > 1 && { reusePort: true }) }).catch((error: unknown) => {
    throw listenFault(error, settings);
  });
  announce(current, (app.server.address() as AddressInfo).port, tell);

  for (const line of await tellBegin(db, current)) tell(line);
  const following = keepUp(current, db, (error) => app.log.error({ err: error }, "background work failed"));

  // Nobody waits for it, so it is loaded when the portal already answers.
  const working = import("./work.ts").then(({ startWork }) =>
    startWork(
      services,
      connection,
      (error) => app.log.error({ err: error }, "background work failed"),
      (about, message) => app.log.warn(about, message),
    ),
  );
  let closing = false;
  const close = async (code: number) => {
    if (closing) return;
    closing = true;
    // A hanging task may delay the exit by at most ten seconds.
    setTimeout(() => process.exit(code || 1), 9500).unref();
    await app.close();
    following.stop();
    await working.then(
      (work) => work.stop(),
      () => undefined,
    );
    await Promise.all([db.destroy(), replica?.stop()]);
    await database?.stop();
    process.exit(code);
  };
  database?.onUnexpectedExit((error) => {
    app.log.fatal({ err: error }, "the database stopped and couldn't be restarted");
    void close(1);
  });
  process.on("SIGTERM", () => void close(0));
  process.on("SIGINT", () => void close(0));
  await working;
  // What only the start needed would stay until memory is short.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}

function announce(settings: Settings, port: number, tell: Tell): void {
  tell("");
  tell(`${settings.brandName} is ready at http://${settings.host}:${port}`);
  if (settings.seed === "demo") for (const line of demoSignIns) tell(`  ${line}`);
}

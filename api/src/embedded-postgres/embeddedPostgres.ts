import { chmodSync, existsSync, mkdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PoolConfig } from "pg";
import { endOrphan } from "./endOrphan.ts";
import { findBinaries } from "./findBinaries.ts";
import { lockDataFolder } from "./lockDataFolder.ts";
import { makeLauncher } from "./makeLauncher.ts";
import { databaseName, prepareCluster } from "./prepareCluster.ts";
import { socketFolder } from "./socketFolder.ts";
import { type SupervisedServer, superviseServer } from "./superviseServer.ts";

/** A PostgreSQL of our own, running as long as we do. */
export interface EmbeddedPostgres extends SupervisedServer {
  /** What `pg` needs to reach it: a socket that only this user can open. */
  readonly connection: PoolConfig;
  /** Ends the server, its clients' transactions undone, and gives the data folder back. */
  stop(): Promise<void>;
  /** Called if the server stopped and couldn't be restarted. */
  onUnexpectedExit(listener: (error: Error) => void): void;
}

const serverSettings = [
  "listen_addresses=",
  "lc_messages=C",
  "timezone=UTC",
  "log_timezone=UTC",
  "log_checkpoints=off",
  // We log statement errors ourselves, without personal data.
  "log_min_messages=log",
  "log_min_error_statement=panic",
  "jit=off",
];

/** As many as PostgreSQL takes by itself. */
const usualConnections = 100;
/** At most so many are used by one process of the portal: its pool, its jobs, and what listens. */
const connectionsEach = 16;
/** For commands beside the portal, such as a backup. */
const sparedConnections = 30;

/** Settings for tests, whose data need not outlive the machine. */
const fastSettings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "shared_buffers=32MB",
  "max_wal_size=256MB",
  "autovacuum_naptime=1h",
];

/**
 * Starts the embedded PostgreSQL on the data folder, creating both if missing. Cleans up after a killed run.
 * @throws Error with a message for the operator.
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  /** For tests: quicker, and of no use after a crash of the machine. */
  readonly fast?: boolean;
  /** How many processes of the portal use it. */
  readonly processes?: number;
  readonly onLog?: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const { fast = false, processes = 1, onLog = () => {} } = options;
  const dataDir = openDataFolder(options.dataDir);
  const cluster = join(dataDir, "postgres");
  const unlock = lockDataFolder(dataDir);
  try {
    const launcher = makeLauncher(findBinaries(dataDir), dataDir, cluster);
    await prepareCluster(launcher, dataDir, cluster, { fast, onLog });
    await endOrphan(launcher, cluster);
    const socket = socketFolder(launcher, dataDir, cluster);
    const connections = `max_connections=${Math.max(usualConnections, processes * connectionsEach + sparedConnections)}`;
    const settings = [...serverSettings, connections, ...(fast ? fastSettings : [])];
    const set = settings.flatMap((setting) => ["-c", setting]);
    const args = ["-k", `"${socket.path.replaceAll('"', '""')}"`, ...set];
    const server = await superviseServer({ launcher, cluster, args, onLog });
    return {
      connection: { host: socket.path, port: 5432, user: databaseName, database: databaseName },
      onUnexpectedExit: server.onUnexpectedExit,
      async stop() {
        await server.stop();
        socket.remove();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** One after the other: where none can be made, Node's own way down never ends (/proc). */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path);
}

/** As root, the folder must be passable because PostgreSQL runs as another user. */
function openDataFolder(path: string): string {
  if (!existsSync(path)) {
    makeFolder(path);
    chmodSync(path, process.getuid?.() === 0 ? 0o711 : 0o700);
  }
  return realpathSync(path);
}

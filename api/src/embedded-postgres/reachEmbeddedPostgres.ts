import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { PoolConfig } from "pg";
import { startEmbeddedPostgres } from "./embeddedPostgres.ts";
import { DataFolderInUse } from "./lockDataFolder.ts";
import { databaseName } from "./prepareCluster.ts";

/**
 * Reaches the embedded PostgreSQL of a data folder: the one that a running portal has there, or one that is started for the
 * time. `leave` ends only the latter.
 * @throws Error with a message for the operator.
 */
export async function reachEmbeddedPostgres(
  dataDir: string,
): Promise<{ readonly connection: PoolConfig; leave(): Promise<void> }> {
  try {
    const { connection, stop } = await startEmbeddedPostgres({ dataDir });
    return { connection, leave: stop };
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return { connection: runningServer(resolve(dataDir)), leave: () => Promise.resolve() };
  }
}

/** How the server that runs on a data folder is reached, by its own account. */
function runningServer(dataDir: string): PoolConfig {
  const cluster = join(dataDir, "postgres");
  let lines: string[] = [];
  try {
    lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    // It starts or ends at this moment.
  }
  const [, , , port, socket, , , state] = lines;
  if (!port || !socket || !state?.startsWith("ready"))
    throw new Error(`The portal on ${dataDir} is just starting or stopping. Try again.`);
  return { host: socket, port: Number(port), user: databaseName, database: databaseName };
}

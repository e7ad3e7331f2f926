import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase, type Db } from "../../src/core/database.ts";
import { reachEmbeddedPostgres } from "../../src/embedded-postgres/reachEmbeddedPostgres.ts";
import { freePort } from "../freePort.ts";

/** A portal and its database, as processes that can be killed and started again at the same address. */
export interface KilledPortal {
  readonly url: string;
  /** Opens its database for some work. */
  withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T>;
  start(): Promise<void>;
  /** Ends a process at once, without a chance to tidy up; of PostgreSQL the one that all others belong to. */
  kill(what: "server" | "PostgreSQL"): Promise<void>;
  /** Sets the server's clock so many hours ahead of the machine's (behind if negative), until it is started again. */
  setClock(hoursAhead: number): Promise<void>;
  /** Ends the portal, if it runs, as a process manager does; answers its exit code and the milliseconds that it took. */
  end(): Promise<{ code: number | null; ms: number }>;
}

const clock = new URL("movedClock.ts", import.meta.url).href;

/** A PostgreSQL that isn't the portal's own, and is started again by others. */
interface Outside {
  readonly url: string;
  readonly cluster: string;
}

/**
 * A portal on a data folder, with the demo program, in its embedded database or an outside one. Its clock can only be set if
 * told so.
 */
export async function killedPortal(
  dataDir: string,
  outside?: Outside,
  { movesClock = false, workers = 1, root = join(import.meta.dirname, "../../..") } = {},
): Promise<KilledPortal> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...env } = process.env;
  const database = outside && {
    DATABASE_URL: outside.url,
    TOKEN_SECRET: "a secret that only this test knows",
  };
  const cluster = outside?.cluster ?? join(dataDir, "postgres");
  let child: ChildProcess | undefined;
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    url,
    async withDatabase(work) {
      const db = createDatabase(outside?.url ?? (await reachEmbeddedPostgres(dataDir)).connection);
      try {
        return await work(db);
      } finally {
        await db.destroy();
      }
    },
    async start() {
      const main = join(root, "api/src/main.ts");
      const program = movesClock ? [`--import=${clock}`, main] : [main];
      const started = spawn(process.execPath, program, {
        cwd: dataDir,
        env: {
          ...env,
          ...database,
          DATA_DIR: dataDir,
          SEED: "demo",
          PORT: String(port),
          APP_URL: url,
          WORKERS: String(workers),
        },
        stdio: ["ignore", "ignore", "inherit", movesClock ? "ipc" : "ignore"],
      });
      child = started;
      while (!(await isReady())) {
        if (started.exitCode !== null) throw new Error(`The portal ended with ${started.exitCode}`);
        await pause(50);
      }
    },
    async kill(what) {
      if (what === "PostgreSQL") {
        process.kill(Number.parseInt(readFileSync(join(cluster, "postmaster.pid"), "utf8"), 10), "SIGKILL");
        return;
      }
      if (!child) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    async setClock(hoursAhead) {
      if (!child?.connected) throw new Error("The portal doesn't run, so its clock can't be set");
      const heard = once(child, "message", { signal: AbortSignal.timeout(10_000) });
      child.send({ msAhead: hoursAhead * 3_600_000 });
      await heard;
    },
    async end() {
      if (!child || child.exitCode !== null || child.signalCode !== null)
        return { code: child?.exitCode ?? null, ms: 0 };
      const begun = performance.now();
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = (await ended) as [number | null];
      return { code, ms: performance.now() - begun };
    },
  };
}

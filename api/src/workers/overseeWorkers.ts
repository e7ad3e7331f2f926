import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { PoolConfig } from "pg";
import type { Settings } from "../core/settings.ts";
import type { EmbeddedPostgres } from "../embedded-postgres/embeddedPostgres.ts";
import { listenFault } from "../listenFault.ts";
import { answerMetrics } from "./sharedMetrics.ts";

/** What a worker is told when it begins. */
export interface WorkerOrder {
  /** The embedded database; without it, the settings name one. */
  readonly connection: PoolConfig | undefined;
  /** The port that all of them serve. */
  readonly port: number;
  /** Whether it prints how the start goes: one of them is enough. */
  readonly tells: boolean;
}

type Tell = (line: string) => void;

/** How long a process that replaces another waits, in ms: longer each time, unless it has worked for a while. */
const rest = { first: 250, most: 30_000, afterGood: 60_000 };

/** Workers get ten seconds to end by themselves. */
const mostMsToEnd = 9_700;

/** Answers the port to be served once it is known to be free: workers would share it with another portal's, too. */
async function findPort({ port, host }: Settings): Promise<number> {
  const probe = createServer().listen({ port, host });
  await once(probe, "listening").catch((error: unknown) => {
    throw listenFault(error, { port, host });
  });
  const found = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, "close");
  return found;
}

/**
 * Runs as many workers as are set on one port, and another for each that ends by itself. The first one prepares the database and
 * begins alone. The system spreads connections over them, so that none waits for one that has died. SIGTERM and SIGINT end all of them, then the embedded database.
 */
export async function overseeWorkers(
  settings: Settings,
  openDatabase: () => Promise<EmbeddedPostgres | undefined>,
  tell: Tell,
): Promise<void> {
  const port = await findPort(settings);
  const database = await openDatabase();
  answerMetrics();
  const connection = database?.connection;
  const running = new Set<Worker>();
  let isEnding = false;

  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    const ended = [...running].map((worker) => once(worker, "exit"));
    for (const { process: child } of running) child.kill("SIGTERM");
    await Promise.race([Promise.all(ended), pause(mostMsToEnd)]);
    for (const { process: child } of running) child.kill("SIGKILL");
    await database?.stop();
    process.exit(code);
  };

  const launch = (tells: boolean): Worker => {
    const worker = cluster.fork();
    running.add(worker);
    worker.once("exit", () => running.delete(worker));
    worker.send({ connection, port, tells } satisfies WorkerOrder);
    return worker;
  };

  /** One of the workers, and those that take its place. */
  const keep = (worker: Worker, waited = 0): void => {
    const begun = performance.now();
    worker.once("exit", (code: number | null, signal: string | null) => {
      if (isEnding) return;
      const wasGood = performance.now() - begun > rest.afterGood;
      const wait = wasGood ? rest.first : Math.min(Math.max(waited * 2, rest.first), rest.most);
      tell(`Worker ${worker.process.pid} ended (${signal ?? code}); another one starts`);
      setTimeout(() => isEnding || keep(launch(false), wait), wait);
    });
  };

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end(0));
  database?.onUnexpectedExit((error) => {
    tell(`The database stopped and couldn't be restarted: ${error.message}`);
    void end(1);
  });

  const first = launch(true);
  const outcome = await Promise.race([
    once(first, "message").then(() => "ready"),
    once(first, "exit").then(() => "ended"),
  ]);
  // It has told why.
  if (outcome === "ended") return end(1);
  keep(first);
  for (let more = 1; more < settings.workers && !isEnding; more += 1) keep(launch(false));
}

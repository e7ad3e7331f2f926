import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { serverPid } from "./endOrphan.ts";
import type { Launcher } from "./makeLauncher.ts";

/** A server that restarts until stopped. */
export interface SupervisedServer {
  stop(): Promise<void>;
  onUnexpectedExit(listener: (error: Error) => void): void;
}

interface ServerSettings {
  readonly launcher: Launcher;
  readonly cluster: string;
  readonly args: readonly string[];
  readonly onLog: (line: string) => void;
  /** How long to retry restarting before giving up, in ms. */
  readonly patience?: number;
}

/** How long the server may take to stop before it is killed, in ms. */
const grace = 8_000;

/**
 * Starts the server, resolves when it accepts connections, and restarts it when it dies.
 * @throws Error with the server's last output if it doesn't start.
 */
export async function superviseServer(settings: ServerSettings): Promise<SupervisedServer> {
  const listeners: ((error: Error) => void)[] = [];
  let stopping = false;
  let child: ChildProcess | undefined;
  await startPatiently(isStillEnding);
  const watching = watch();

  async function watch(): Promise<void> {
    while (!stopping) {
      await ended(child);
      if (stopping) return;
      settings.onLog("PostgreSQL stopped unexpectedly. Restarting it.");
      try {
        await startPatiently(() => true);
      } catch (error) {
        if (!stopping) for (const listener of listeners) listener(error as Error);
        return;
      }
    }
  }

  /** Starts the server, and again as long as there is patience and the failure is worth another attempt. */
  async function startPatiently(worthAnother: (error: Error) => boolean): Promise<void> {
    const deadline = Date.now() + (settings.patience ?? 30_000);
    for (let delay = 50; ; delay = Math.min(2 * delay, 1000)) {
      try {
        return await startServer(settings, (started) => {
          child = started;
        });
      } catch (error) {
        if (stopping || Date.now() > deadline || !worthAnother(error as Error)) throw error;
        await pause(delay);
        if (stopping) throw error;
      }
    }
  }

  return {
    async stop() {
      stopping = true;
      child?.kill("SIGINT");
      const force = setTimeout(() => child?.kill("SIGQUIT"), grace);
      await ended(child);
      await watching;
      clearTimeout(force);
    },
    onUnexpectedExit(listener) {
      listeners.push(listener);
    },
  };
}

/** Starts the server once; `onStart` gets the process early, so that it can be stopped. */
async function startServer(
  { launcher, cluster, args, onLog }: ServerSettings,
  onStart: (child: ChildProcess) => void,
): Promise<void> {
  // A separate process group, so that Ctrl-C reaches only us and the server stops last.
  const child = launcher.launch("postgres", ["-D", cluster, ...args], {
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  onStart(child);
  const lastWords: string[] = [];
  await new Promise<void>((ready, failed) => {
    child.once("error", failed);
    child.once("close", (code, signal) => {
      failed(new Error(`PostgreSQL ended with ${code ?? signal}: ${lastWords.join("\n")}`));
    });
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on("line", (line) => {
      lastWords.push(line);
      if (lastWords.length > 10) lastWords.shift();
      if (isWorthSaying(line)) onLog(line);
      if (
        /database system is ready to accept (?:read-only )?connections/.test(line) &&
        serverPid(cluster) === child.pid
      ) {
        ready();
      }
    });
  });
}

/** Whether a line of PostgreSQL's log is about more than its ordinary coming and going. */
function isWorthSaying(line: string): boolean {
  return !line.includes(" LOG: ") || /could not|terminated by signal|was interrupted|recovery/.test(line);
}

/** Whether processes of a killed server are still about; they end by themselves, and until then no other starts. */
function isStillEnding(error: Error): boolean {
  return error.message.includes("shared memory block");
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (child && child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

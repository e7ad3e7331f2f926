import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { ensureServerBuilt } from "../tools/setup/build.mjs";

/** A portal's process, once it answers. */
export interface Server {
  readonly pid: number;
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a portal as `npm start` does, on a port of its own, with these settings. */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<Server> {
  await ensureServerBuilt(process.execPath);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const main = resolve(import.meta.dirname, "../api/dist/main.js");
  // As tools/start.mjs has it.
  const tidying = ["--max-semi-space-size=8", "--heap-growing-percent=50", "--expose-gc"];
  const child = spawn(process.execPath, [...tidying, main], {
    env: {
      MALLOC_ARENA_MAX: "1",
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      APP_URL: url,
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error("The portal ended before it served");
    await setTimeout(200);
  }
  return {
    pid: child.pid ?? 0,
    port,
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined);
  return answer?.ok === true;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

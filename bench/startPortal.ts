import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

const demoPassword = "kindling-demo-2026";

/** A portal of a benchmark's own, and a Super Admin who is signed in. */
export interface Portal {
  /** The server's process. */
  readonly pid: number;
  call(
    method: string,
    path: string,
    init?: { body?: FormData; headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts a portal as `npm start` does, on a port of its own and a data folder that is gone afterwards; DATA_DIR names one
 * that stays, for the next run. With a scale, the big data set is filled in first.
 */
export async function startPortal(scale?: number): Promise<Portal> {
  const kept = process.env.DATA_DIR;
  const dataDir = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), "kindling-bench-"));
  if (scale && !existsSync(join(dataDir, "postgres"))) await fill(dataDir, scale);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const main = resolve(import.meta.dirname, "../api/src/main.ts");
  // As tools/start.mjs has it.
  const child = spawn(process.execPath, ["--max-semi-space-size=8", "--heap-growing-percent=50", main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), APP_URL: url, SEED: "demo" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error("The portal ended before it served");
    await setTimeout(200);
  }
  const token = await signIn(url);
  return {
    pid: child.pid ?? 0,
    call: (method, path, init = {}) =>
      fetch(`${url}/api${path}`, {
        method,
        ...init,
        headers: { authorization: `Bearer ${token}`, ...init.headers },
      }),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      if (!kept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `npm run seed -- --scale N`. */
async function fill(dataDir: string, scale: number): Promise<void> {
  const seed = resolve(import.meta.dirname, "../api/src/demo/main.ts");
  const child = spawn(process.execPath, [seed, "--scale", String(scale)], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The big data set could not be filled in");
}

async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined);
  return answer?.ok === true;
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "super@kindling.example", password: demoPassword }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

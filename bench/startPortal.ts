import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fill } from "./openDatabase.ts";
import { startServer } from "./startServer.ts";

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
  if (scale && !existsSync(join(dataDir, "postgres"))) await fill({ DATA_DIR: dataDir }, scale);
  const { pid, url, stop } = await startServer({ DATA_DIR: dataDir, SEED: "demo" });
  const token = await signIn(url);
  return {
    pid,
    call: (method, path, init = {}) =>
      fetch(`${url}/api${path}`, {
        method,
        ...init,
        headers: { authorization: `Bearer ${token}`, ...init.headers },
      }),
    async stop() {
      await stop();
      if (!kept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
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

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fill } from "./openDatabase.ts";
import { startServer } from "./startServer.ts";

const demoPassword = "kindling-demo-2026";

/** What a sign-in answers: the token, and who it is. */
export interface Login {
  readonly token: string;
}

/** A portal of a benchmark's own, and a Super Admin who is signed in. */
export interface Portal {
  /** The server's process. */
  readonly pid: number;
  /** The process of its database. */
  readonly postgres: number;
  readonly url: string;
  /** Signs somebody of the demo program in; answers what the server does. */
  signIn(email: string): Promise<Login>;
  call(
    method: string,
    path: string,
    init?: { body?: FormData | string; headers?: Record<string, string>; signal?: AbortSignal },
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
  const { token } = await signIn(url, "super@kindling.example");
  const postgres = Number.parseInt(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
  return {
    pid,
    postgres,
    url,
    signIn: (email) => signIn(url, email),
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

/** Signs somebody of the demo program in. */
export async function signIn(url: string, email: string): Promise<Login> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { data } = (await answer.json()) as { data: Login };
  return data;
}

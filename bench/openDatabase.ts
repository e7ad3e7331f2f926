import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../api/src/embedded-postgres/embeddedPostgres.ts";

/** A database with the big data set in it. */
export interface BenchDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Opens the database of DATABASE_URL, or an embedded one in DATA_DIR, which stays for the next run, or in a folder that
 * is gone afterwards. An empty one is filled with the big data set first.
 */
export async function openDatabase(
  scale: number,
  tokenSecret: string,
  onLog?: (line: string) => void,
): Promise<BenchDatabase> {
  const kept = process.env.DATA_DIR;
  const dataDir = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), "kindling-bench-"));
  const outside = process.env.DATABASE_URL;
  const embedded = outside ? undefined : await startEmbeddedPostgres({ dataDir, ...(onLog && { onLog }) });
  const { host, user, database } = embedded?.connection ?? {};
  const url = outside ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? "")}`;
  const stop = async () => {
    await embedded?.stop();
    if (!kept) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const settings = { DATABASE_URL: url, DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret };
    if (await isEmpty(url)) await fill(settings, scale);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function isEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ found: boolean }>("select to_regclass('users') is null as found");
  await client.end();
  return rows[0]?.found ?? true;
}

/** Runs `npm run seed -- --scale N`. */
export async function fill(settings: Readonly<Record<string, string>>, scale: number): Promise<void> {
  const seed = resolve(import.meta.dirname, "../api/src/demo/main.ts");
  const child = spawn(process.execPath, [seed, "--scale", String(scale)], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The big data set could not be filled in");
}

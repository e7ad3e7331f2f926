import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import pg, { type PoolConfig } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embeddedPostgres.ts";
import { endOrphan } from "./endOrphan.ts";
import { findBinaries } from "./findBinaries.ts";
import { makeLauncher } from "./makeLauncher.ts";

interface Message {
  readonly making?: true;
  readonly connection?: PoolConfig;
  readonly error?: string;
}

/** A finished cluster, copied because making one takes most of a test's time. */
let model: string;
let dataDir: string;
let running: EmbeddedPostgres[];
let processes: ChildProcess[];

beforeAll(async () => {
  model = mkdtempSync(join(tmpdir(), "kindling-model-"));
  await (await startEmbeddedPostgres({ dataDir: model, fast: true })).stop();
});

afterAll(() => rmSync(model, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kindling-embedded-"));
  running = [];
  processes = [];
});

afterEach(async () => {
  for (const child of processes) await ended(child, "SIGTERM");
  for (const server of running) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start({ folder = dataDir, fast = true } = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, fast });
  running.push(server);
  return server;
}

function copyModel(folder = dataDir): void {
  mkdirSync(folder, { recursive: true });
  execFileSync("cp", ["-a", join(model, "postgres"), folder]);
}

/** Runs the database from another process and answers what that says, message by message. */
function startElsewhere(env: NodeJS.ProcessEnv = process.env) {
  const program = join(import.meta.dirname, "../../test/embeddedPostgresProcess.ts");
  const child = spawn(process.execPath, [program, dataDir], { env, stdio: ["ignore", "pipe", "inherit"] });
  processes.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    async said(key: keyof Message): Promise<Message> {
      for (;;) {
        const { value, done } = (await lines.next()) as IteratorResult<string>;
        if (done) throw new Error("The process ended");
        const message = JSON.parse(value) as Message;
        if (message[key]) return message;
        if (message.error) throw new Error(message.error);
      }
    },
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}

async function query(connection: PoolConfig | undefined, text: string): Promise<unknown[]> {
  // It may still be closing when the server stops.
  const client = new pg.Client(connection).on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text, rowMode: "array" });
    return rows.flat();
  } finally {
    await client.end();
  }
}

function serverPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";
}

/** A search path without setpriv, on which nothing tells PostgreSQL that its parent has died. */
function pathWithoutDeathSignal(): string {
  chmodSync(dataDir, 0o711);
  const folder = join(dataDir, "bin");
  mkdirSync(folder);
  symlinkSync(execFileSync("sh", ["-c", "command -v sh"], { encoding: "utf8" }).trim(), join(folder, "sh"));
  return folder;
}

/** Whether every user can open a folder. */
function isOpen(folder: string): boolean {
  const above = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (above === folder || isOpen(above));
}

/** Without setpriv, root starts PostgreSQL as a user who has to be able to open the folders above it. */
const needsSetpriv = process.getuid?.() === 0 && !isOpen(import.meta.dirname);

describe("startEmbeddedPostgres on a folder without a database", () => {
  test("makes a UTF-8 database that sorts as people do, alike everywhere, and finds its rows again", async () => {
    const first = await start();
    expect(
      await query(
        first.connection,
        "SELECT pg_encoding_to_char(encoding), datlocprovider, datlocale FROM pg_database WHERE datname = current_database()",
      ),
    ).toEqual(["UTF8", "i", "und"]);
    await query(first.connection, "CREATE TABLE mark AS SELECT 7 AS id");
    await first.stop();
    const second = await start();
    expect(await query(second.connection, "SELECT id FROM mark")).toEqual([7]);
  });

  test("keeps what is in a folder it does not know", async () => {
    mkdirSync(join(dataDir, "postgres"));
    writeFileSync(join(dataDir, "postgres/precious"), "");
    await expect(start()).rejects.toThrow("isn't a PostgreSQL database");
    expect(readdirSync(join(dataDir, "postgres"))).toEqual(["precious"]);
  });

  test("refuses the database of another PostgreSQL version", async () => {
    mkdirSync(join(dataDir, "postgres"));
    writeFileSync(join(dataDir, "postgres/PG_VERSION"), "17\n");
    await expect(start()).rejects.toThrow(
      "was made by PostgreSQL 17, but this version of Kindling uses PostgreSQL 18",
    );
  });

  test("makes the database anew when it was killed in the making", async () => {
    const other = startElsewhere();
    await other.said("making");
    await ended(other.child, "SIGKILL");
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
    const { connection } = await start();
    expect(await query(connection, "SELECT 1")).toEqual([1]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("postgres"))).toEqual(["postgres"]);
  });
});

describe("startEmbeddedPostgres", () => {
  beforeEach(() => copyModel());

  test("listens to nobody but the owner of its socket", async () => {
    const { connection } = await start();
    expect(await query(connection, "SHOW listen_addresses")).toEqual([""]);
    expect(connection.host).toMatch(/^\//);
  });

  test("moves the socket where its path fits, and clears it away", async () => {
    const deep = join(dataDir, "d".repeat(90));
    copyModel(deep);
    const { connection, stop } = await start({ folder: deep });
    expect(await query(connection, "SELECT 1")).toEqual([1]);
    expect(connection.host).not.toContain(deep);
    await stop();
    expect(existsSync(String(connection.host))).toBe(false);
  });

  test("refuses a folder that another process is using", async () => {
    const other = startElsewhere();
    await other.said("connection");
    await expect(start()).rejects.toThrow(
      `Another Kindling (process ${other.child.pid}) is already running on ${dataDir}. ` +
        "Stop it first, or set DATA_DIR to another folder.",
    );
  });

  test("refuses a folder that this process is using", async () => {
    await start();
    await expect(start()).rejects.toThrow("is already running on");
  });

  test("lets one of two starts at the same moment have the folder", async () => {
    const outcomes = await Promise.allSettled([
      startElsewhere().said("connection"),
      startElsewhere().said("connection"),
    ]).then((both) => both.map((one) => one.status).sort());
    expect(outcomes).toEqual(["fulfilled", "rejected"]);
  });
});

describe("startEmbeddedPostgres after an accident", () => {
  beforeEach(() => copyModel());

  test("has every acknowledged row after it was killed, and its server ended with it", async () => {
    const other = startElsewhere();
    const { connection } = await other.said("connection");
    await query(connection, "CREATE TABLE mark AS SELECT 7 AS id");
    await ended(other.child, "SIGKILL");
    const server = await start();
    expect(await query(server.connection, "SELECT id FROM mark")).toEqual([7]);
  });

  test.skipIf(needsSetpriv)("replaces a server that outlived its killed owner", async () => {
    const other = startElsewhere({ PATH: pathWithoutDeathSignal() });
    const { connection } = await other.said("connection");
    await query(connection, "CREATE TABLE mark AS SELECT 7 AS id");
    const orphan = serverPid();
    await ended(other.child, "SIGKILL");
    expect(isAlive(orphan)).toBe(true);
    const server = await start();
    expect(isAlive(orphan)).toBe(false);
    expect(await query(server.connection, "SELECT id FROM mark")).toEqual([7]);
  });

  test.skipIf(needsSetpriv || !existsSync("/usr/bin/ps"))(
    "ends such a server where there is no /proc, too",
    async () => {
      const other = startElsewhere({ PATH: pathWithoutDeathSignal() });
      await other.said("connection");
      const orphan = serverPid();
      await ended(other.child, "SIGKILL");
      const cluster = join(realpathSync(dataDir), "postgres");
      const launcher = makeLauncher(findBinaries(dataDir), dataDir, cluster);
      vi.stubGlobal("process", Object.create(process, { platform: { value: "darwin" } }));
      await endOrphan(launcher, cluster).finally(() => vi.unstubAllGlobals());
      expect(isAlive(orphan)).toBe(false);
    },
  );

  test.skipIf(needsSetpriv)("starts when owner and server were both killed", async () => {
    const other = startElsewhere({ PATH: pathWithoutDeathSignal() });
    const { connection } = await other.said("connection");
    await query(connection, "CREATE TABLE mark AS SELECT 7 AS id");
    await ended(other.child, "SIGKILL");
    process.kill(serverPid(), "SIGKILL");
    const server = await start();
    expect(await query(server.connection, "SELECT id FROM mark")).toEqual([7]);
  });

  test("is not misled by a stranger who bears the number of the last server", async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, "postgres/postmaster.pid"), `${process.pid}\n`);
    const { connection } = await start();
    expect(await query(connection, "SELECT 1")).toEqual([1]);
  });

  test("starts the server anew when that alone is killed, and the pool goes on", async () => {
    const { connection } = await start({ fast: false });
    const pool = new pg.Pool(connection);
    // A connection may still be closing when the server stops.
    pool.on("connect", (client) => client.on("error", () => undefined));
    // Each connection that breaks tells the pool; who waits needs the first alone.
    const broken = new Promise((resolve) => pool.on("error", resolve));
    await pool.query("CREATE TABLE mark AS SELECT 7 AS id");
    const before = serverPid();
    process.kill(before, "SIGKILL");
    await broken;
    await expect
      .poll(() => pool.query<{ id: number }>("SELECT id FROM mark").then(({ rows }) => rows, String), {
        timeout: 15_000,
      })
      .toEqual([{ id: 7 }]);
    expect(serverPid()).not.toBe(before);
    await pool.end();
  });
});

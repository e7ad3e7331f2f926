import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./freePort.ts";

const program = "/usr/sbin/pgbouncer";

/** Whether this machine has a pooler to test with. */
export const hasPooler = existsSync(program);

/** A pooler in front of a PostgreSQL. */
export interface Pooler {
  /** The address of the same database through it. */
  readonly url: string;
  /** Starts it, again after a kill. */
  start(): Promise<void>;
  kill(): Promise<void>;
}

/**
 * Makes a pgbouncer that lends so few connections for the length of one transaction each, with the folder for its settings;
 * it begins with `start`.
 */
export async function makePooler(databaseUrl: string, home: string, connections: number): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const ownPort = await freePort();
  const settings = join(home, "pgbouncer.ini");
  const users = join(home, "users.txt");
  await writeFile(users, `"${username}" "${password}"\n`);
  const lines = [
    "[databases]",
    `${pathname.slice(1)} = host=${hostname} port=${port}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${ownPort}`,
    "unix_socket_dir =",
    "auth_type = scram-sha-256",
    `auth_file = ${users}`,
    "pool_mode = transaction",
    `default_pool_size = ${connections}`,
    "max_client_conn = 200",
    "server_login_retry = 1",
    // It refuses to run as root.
    ...(process.getuid?.() === 0 ? ["user = nobody"] : []),
  ];
  await writeFile(settings, `${lines.join("\n")}\n`);
  for (const path of [settings, users]) await chmod(path, 0o644);
  await chmod(home, 0o755);
  let child: ChildProcess | undefined;
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = createConnection(ownPort, "127.0.0.1");
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
  return {
    url: databaseUrl.replace(`:${port}/`, `:${ownPort}/`),
    async start() {
      child = spawn(program, ["-q", settings], { stdio: ["ignore", "ignore", "inherit"] });
      while (!(await isListening())) {
        if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
        await pause(20);
      }
    },
    async kill() {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

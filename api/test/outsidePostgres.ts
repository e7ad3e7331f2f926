import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PoolConfig } from "pg";
import type { Binaries } from "../src/embedded-postgres/findBinaries.ts";
import { makeLauncher } from "../src/embedded-postgres/makeLauncher.ts";
import { superviseServer } from "../src/embedded-postgres/superviseServer.ts";
import { freePort } from "./freePort.ts";

/** Nothing has to survive a crash, and plans do not change while tests run. */
const quick = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum_naptime=1h"];

/**
 * Starts a PostgreSQL as an outside one is met: over the network, with a password. It is started again when it is
 * killed, and keeps what was committed unless it `isQuick`.
 */
export async function startOutsidePostgres(binaries: Binaries, home: string, { isQuick = true } = {}) {
  const cluster = join(home, "outside");
  const password = join(home, "password");
  mkdirSync(cluster, { mode: 0o700 });
  chmodSync(home, 0o711);
  writeFileSync(password, "outside-pass", { mode: 0o644 });
  const launcher = makeLauncher(binaries, home, cluster);
  if (launcher.owner) chownSync(cluster, launcher.owner.uid, launcher.owner.gid);
  const initdb = launcher.launch(
    "initdb",
    [
      "-D",
      cluster,
      "-U",
      "owner",
      "-A",
      "scram-sha-256",
      `--pwfile=${password}`,
      "-E",
      "UTF8",
      "--locale-provider=icu",
      "--icu-locale=und",
      "--locale=C.UTF-8",
      "-N",
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const [code] = (await once(initdb, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The initdb of ${binaries.folder} ended with ${code}.`);
  const port = await freePort();
  const serveOn = (folder: string, set: readonly string[]) => {
    const all = [...set, "listen_addresses=127.0.0.1", "log_checkpoints=off", ...(isQuick ? quick : [])];
    const args = ["-k", "", ...all.flatMap((one) => ["-c", one])];
    return superviseServer({ launcher, cluster: folder, args, onLog() {} });
  };
  const urlAt = (at: number) => `postgres://owner:outside-pass@127.0.0.1:${at}/postgres`;
  const start = () => serveOn(cluster, [`port=${port}`]);
  let server = await start();
  const url = urlAt(port);
  const connection: PoolConfig = { connectionString: url };
  return {
    connection,
    url,
    cluster,
    stop: () => server.stop(),
    /** Starts it after a stop, where it was. */
    async startAgain() {
      server = await start();
    },
    /** Copies it while it is stopped, and starts the copy as its replica. */
    async startReplica() {
      await server.stop();
      const copy = `${cluster}-replica`;
      execFileSync("cp", ["-a", cluster, copy]);
      writeFileSync(join(copy, "standby.signal"), "", { mode: 0o644 });
      server = await start();
      const at = await freePort();
      const source = `host=127.0.0.1 port=${port} user=owner password=outside-pass`;
      const startCopy = () => serveOn(copy, [`port=${at}`, `primary_conninfo=${source}`]);
      let replica = await startCopy();
      return {
        url: urlAt(at),
        stop: () => replica.stop(),
        async startAgain() {
          replica = await startCopy();
        },
      };
    },
  };
}

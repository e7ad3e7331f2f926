import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "vitest";
import { findBinaries } from "../../src/embedded-postgres/findBinaries.ts";
import { tempFolder } from "../backups.ts";
import { startOutsidePostgres } from "../outsidePostgres.ts";
import { killedPortal } from "./killedPortal.ts";
import { surviveKills } from "./surviveKills.ts";

const [home, dataDir] = [await tempFolder(), await tempFolder()];
const programs = process.env["TEST_POSTGRES_BIN"];
const binaries = programs ? { folder: programs } : findBinaries(home);
const outside = await startOutsidePostgres(binaries, home, { isQuick: false });

afterAll(outside.stop);

/** Sends a signal to PostgreSQL and the processes of its connections. */
async function signalAll(signal: NodeJS.Signals): Promise<void> {
  const postmaster = Number.parseInt(readFileSync(join(outside.cluster, "postmaster.pid"), "utf8"), 10);
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = all.map((line) => line.trim().split(/ +/).map(Number));
  for (const [pid = 0, parent] of pairs)
    if (pid === postmaster || parent === postmaster) process.kill(pid, signal);
}

surviveKills(await killedPortal(dataDir, outside), dataDir, 2, [
  { name: "is stopped", answers: [503], leave: outside.stop, comeBack: outside.startAgain },
  // As when the network swallows what is sent.
  {
    name: "says nothing",
    answers: [200, 404, 503],
    leave: () => signalAll("SIGSTOP"),
    comeBack: () => signalAll("SIGCONT"),
  },
]);

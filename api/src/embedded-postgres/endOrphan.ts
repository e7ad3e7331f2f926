import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Launcher } from "./makeLauncher.ts";

/** Stops a server left by a killed run. Only call while holding the data folder's lock. */
export async function endOrphan(launcher: Launcher, cluster: string): Promise<void> {
  const pid = serverPid(cluster);
  if (pid === undefined) return;
  if (!isInUse(pid)) return;
  const serves = () => commandOf(pid).includes(`postgres -D ${cluster} `);
  if (!serves()) return forgetServer(cluster);
  for (const mode of ["fast", "immediate"]) {
    const stop = launcher.launch("pg_ctl", ["stop", "-D", cluster, "-m", mode, "-w", "-t", "30"], {
      stdio: "ignore",
    });
    await once(stop, "exit");
    if (!serves()) return;
  }
  throw new Error(
    `Can't stop the PostgreSQL left over from the last run (process ${pid}). Stop it yourself.`,
  );
}

/** Removes a stale pid file whose number is reused; PostgreSQL would refuse to start. */
async function forgetServer(cluster: string): Promise<void> {
  // Other systems don't show whether its memory is still in use, so there PostgreSQL decides.
  if (process.platform !== "linux") return;
  const note = join(cluster, "postmaster.pid");
  const memory = readFileSync(note, "utf8").split("\n")[6]?.trim().split(/\s+/) ?? [];
  const deadline = Date.now() + 30_000;
  while (isAttached(memory) && Date.now() < deadline) await pause(50);
  if (isAttached(memory)) {
    throw new Error(
      `PostgreSQL was killed, but some of its processes still use ${cluster}. Stop them yourself.`,
    );
  }
  for (const path of [note, join(cluster, ".s.PGSQL.5432.lock")]) rmSync(path, { force: true });
}

/** Whether processes still share the memory with this key and number; the killed server's own end by themselves. */
function isAttached([key, id]: readonly string[]): boolean {
  if (!key || !id) return false;
  const segments = readFileSync("/proc/sysvipc/shm", "utf8").split("\n").slice(1);
  return segments.some((line) => {
    const [segmentKey, segmentId, , , , , attached] = line.trim().split(/\s+/);
    return segmentKey === key && segmentId === id && Number(attached) > 0;
  });
}

/** The process that serves the cluster, or last did, by the cluster's own account. */
export function serverPid(cluster: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(cluster, "postmaster.pid"), "utf8"), 10);
  } catch {
    return undefined;
  }
}

/** Whether a process has this number, even one that has ended and still waits for its parent. */
function isInUse(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The command line of a running process; empty when it has ended. */
function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    }
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

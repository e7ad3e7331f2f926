import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./findBinaries.ts";

/** Runs PostgreSQL's programs as the right user; they end with this process where possible. */
export interface Launcher {
  /** The owner of the server's files; undefined if it is the current user. */
  readonly owner?: Owner;
  launch(program: string, args: readonly string[], options?: SpawnOptions): ChildProcess;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

interface Way {
  readonly prefix: readonly string[];
  readonly options: SpawnOptions;
}

/**
 * Finds how to run PostgreSQL. As root it uses the cluster's owner, else `postgres`, else `nobody`, with only the
 * folder permissions it needs.
 * @throws Error if none works.
 */
export function makeLauncher(binaries: Binaries, dataDir: string, cluster: string): Launcher {
  const owner = process.getuid?.() === 0 ? ownerOf(cluster) : undefined;
  const env = {
    PATH: process.env["PATH"],
    LC_ALL: "C",
    ...(binaries.libraries && { LD_LIBRARY_PATH: binaries.libraries }),
  };
  let complaint = "";
  for (const way of waysFor(owner)) {
    const script = 'cd "$1" && exec "$2" -V';
    const args = [...way.prefix, "sh", "-c", script, "sh", dataDir, join(binaries.folder, "postgres")];
    const trial = spawnSync(args[0] ?? "sh", args.slice(1), {
      ...way.options,
      env,
      cwd: "/",
      encoding: "utf8",
    });
    if (trial.status !== 0) {
      complaint ||= (trial.stderr || trial.error?.message || "").trim();
      continue;
    }
    return {
      owner,
      launch(program, programArgs, options) {
        const [command = "", ...rest] = [...way.prefix, join(binaries.folder, program), ...programArgs];
        return spawn(command, rest, { ...way.options, env, cwd: "/", ...options });
      },
    };
  }
  throw new Error(
    owner
      ? `PostgreSQL can't run as root, and the user it would run as (${owner.uid}) can't use ${binaries.folder} ` +
          `with ${dataDir}. Move both to folders every user can open, or start Kindling as another user (${complaint}).`
      : `The embedded PostgreSQL can't run here. Set DATABASE_URL to another PostgreSQL (${complaint}).`,
  );
}

function* waysFor(owner: Owner | undefined): Generator<Way> {
  if (process.platform === "linux") yield* linuxWaysFor(owner);
  yield { prefix: [], options: owner ?? {} };
}

function* linuxWaysFor(owner: Owner | undefined): Generator<Way> {
  // The death signal ends the server cleanly even when this process is killed.
  const setpriv = ["setpriv", "--pdeathsig", "INT"];
  if (!owner) {
    yield { prefix: [...setpriv, "--"], options: {} };
    return;
  }
  setpriv.push("--reuid", String(owner.uid), "--regid", String(owner.gid), "--clear-groups");
  yield { prefix: [...setpriv, "--"], options: {} };
  for (const right of ["+dac_read_search", "+dac_override"]) {
    const rights = ["--inh-caps", right, "--ambient-caps", right, "--securebits", "+no_setuid_fixup"];
    yield { prefix: [...setpriv, ...rights, "--"], options: {} };
  }
}

function ownerOf(cluster: string): Owner {
  const stat = statSync(cluster, { throwIfNoEntry: false });
  if (stat && stat.uid !== 0) return { uid: stat.uid, gid: stat.gid };
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}

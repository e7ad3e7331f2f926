import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Launcher } from "./makeLauncher.ts";

/** The database and its only user, who needs no password on the private socket. */
export const databaseName = "kindling";

const major = "18";

/**
 * Creates the cluster if missing. It is built under a temporary name and renamed when complete, so a half-made one
 * can be removed.
 * @throws Error if the folder holds something else.
 */
export async function prepareCluster(
  launcher: Launcher,
  dataDir: string,
  cluster: string,
  options: { readonly fast: boolean; readonly onLog: (line: string) => void },
): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith("postgres.new-")) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  if (existsSync(cluster) && readdirSync(cluster).length > 0) return checkVersion(cluster);

  options.onLog("Creating the database. This takes a few seconds, and only the first time.");
  const draft = join(dataDir, `postgres.new-${process.pid}`);
  mkdirSync(draft, { mode: 0o700 });
  if (launcher.owner) chownSync(draft, launcher.owner.uid, launcher.owner.gid);
  // Sorts names naturally: "Álvarez" with A, "de la Cruz" with D.
  const locale = ["-E", "UTF8", "--locale-provider=icu", "--icu-locale=und", "--locale=C"];
  const sync = options.fast ? ["--no-sync"] : [];
  await run(launcher, "initdb", ["-D", draft, "-U", databaseName, "-A", "trust", ...locale, ...sync]);
  await run(
    launcher,
    "postgres",
    ["--single", "-D", draft, "-c", "exit_on_error=on", "postgres"],
    `CREATE DATABASE ${databaseName}\n`,
  );
  renameSync(draft, cluster);
}

function checkVersion(cluster: string): void {
  const path = join(cluster, "PG_VERSION");
  const version = existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
  if (version === major) return;
  throw new Error(
    version
      ? `${cluster} was made by PostgreSQL ${version}, but this version of Kindling uses PostgreSQL ${major}.`
      : `${cluster} isn't a PostgreSQL database. Move it, or set DATA_DIR to another folder.`,
  );
}

async function run(launcher: Launcher, program: string, args: string[], input = ""): Promise<void> {
  const child = launcher.launch(program, args);
  const exited = once(child, "exit") as Promise<[code: number | null, signal: string | null]>;
  const said = Promise.all([child.stdout ? text(child.stdout) : "", child.stderr ? text(child.stderr) : ""]);
  // A program that ends before it has read its input says why in what it writes.
  child.stdin?.on("error", () => {}).end(input);
  const [code, signal] = await exited;
  if (code !== 0) {
    throw new Error(
      `PostgreSQL's ${program} ended with ${code ?? signal}: ${(await said).join("\n").trim()}`,
    );
  }
}

import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Launcher } from "./makeLauncher.ts";

/** The system takes no longer path for a socket, in bytes. */
const longestSocketPath = process.platform === "linux" ? 107 : 103;

/**
 * The private folder of the server's socket: the cluster, or a temporary folder if the path is too long. `remove`
 * deletes the temporary one.
 */
export function socketFolder(launcher: Launcher, dataDir: string, cluster: string) {
  const note = join(dataDir, "socket-folder");
  removeNoted(note);
  if (Buffer.byteLength(join(cluster, ".s.PGSQL.5432")) <= longestSocketPath) {
    return { path: cluster, remove() {} };
  }
  const parent = Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : "/tmp";
  const path = mkdtempSync(join(parent, "kindling-socket-"));
  if (launcher.owner) chownSync(path, launcher.owner.uid, launcher.owner.gid);
  writeFileSync(note, path);
  return { path, remove: () => removeNoted(note) };
}

function removeNoted(note: string): void {
  try {
    const path = readFileSync(note, "utf8");
    if (/\/kindling-socket-\w+$/.test(path)) rmSync(path, { recursive: true, force: true });
    rmSync(note);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

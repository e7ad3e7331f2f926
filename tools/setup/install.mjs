import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { longStep, root, run } from "./run.mjs";

/**
 * Installs the packages unless they are there as the lock file names them; so an install that was interrupted,
 * or that has become outdated, is done again.
 * @param {{ toRun?: boolean }} [options] toRun: what is needed to run the portal is enough.
 */
export async function ensureInstalled({ toRun = false } = {}) {
  if (isInstalled(toRun)) return;
  const words = {
    doing: "Installing the packages, which takes a minute the first time",
    done: "Installed",
    failed: "The packages could not be installed: see above, then run this again",
  };
  await longStep(words, () => installIn(root));
}

/**
 * Installs what the lock file of a folder names, and answers npm's exit code.
 * @param {string} folder
 * @param {readonly string[]} options npm's, on top of ours
 */
export function installIn(folder, options = []) {
  const [command, args] = npm();
  const env = { ...process.env, PATH: pathWithoutPackages(), NODE_ENV: "development" };
  const ci = [...args, "ci", "--no-audit", "--no-fund", "--loglevel=error", ...options];
  return run(command, ci, { cwd: folder, env });
}

/**
 * Compares the lock with npm's own record, which npm writes when an install is complete.
 * @param {boolean} toRun
 */
function isInstalled(toRun) {
  const wanted = packagesIn("package-lock.json");
  const installed = packagesIn("node_modules/.package-lock.json");
  return Object.entries(wanted).every(([path, { version, link, optional, dev }]) => {
    if (link || !path.startsWith("node_modules/")) return true;
    const mayLack = optional || (toRun && dev);
    return installed[path] ? installed[path].version === version : mayLack;
  });
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, dev?: boolean }} LockedPackage
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8")).packages;
  } catch {
    return {};
  }
}

/**
 * The npm that runs this tool, on the Node that runs npm: the one among the packages is about to be replaced.
 * @returns {[string, string[]]}
 */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  return script && node && !node.startsWith(root) ? [node, [script]] : ["npm", []];
}

function pathWithoutPackages() {
  const folders = process.env["PATH"]?.split(delimiter) ?? [];
  return folders.filter((folder) => !folder.includes("node_modules")).join(delimiter);
}

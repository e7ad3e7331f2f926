import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { longStep, root, run } from "./run.mjs";

/**
 * What is built before it runs: from what, into which folder and by which program.
 * @typedef {{ what: string, sources: readonly string[], folder: string, program: readonly string[], cwd: string }} Build
 */

const shared = ["package-lock.json", "contract/src", "contract/package.json"];

/** @type {Build} */
const screens = {
  what: "screens",
  sources: [...shared, "web", "docs/guide"],
  folder: "web/dist",
  program: ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
  cwd: "web",
};

/** @type {Build} */
const server = {
  what: "server",
  sources: [...shared, "api/src", "api/package.json", "tools/setup/bundleServer.mjs"],
  folder: "api/dist",
  program: ["tools/setup/bundleServer.mjs"],
  cwd: ".",
};

/**
 * Builds the server and the screens unless what stands was built from the sources as they are.
 * @param {string} node The Node.js to build with.
 */
export async function ensureBuilt(node) {
  await ensure(server, node);
  await ensure(screens, node);
}

/**
 * Builds the server alone unless what stands was built from the sources as they are.
 * @param {string} node The Node.js to build with.
 */
export async function ensureServerBuilt(node) {
  await ensure(server, node);
}

/**
 * @param {Build} build
 * @param {string} node
 */
async function ensure({ what, sources, folder, program: [script = "", ...args], cwd }, node) {
  const stamp = join(root, folder, ".built-from");
  const wanted = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  await ensureInstalled();
  const words = {
    doing: `Building the ${what}`,
    done: "Built",
    failed: `The ${what} could not be built: see above`,
  };
  await longStep(words, () => run(node, [join(root, script), ...args], { cwd: join(root, cwd) }));
  writeFileSync(stamp, wanted);
}

/** @param {readonly string[]} paths */
function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesAt)) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

/**
 * The files at or under a path that the build reads, in a fixed order.
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(path) {
  if (/\/(dist|node_modules|coverage)$|\.test\.tsx?$/.test(path)) return [];
  try {
    const names = readdirSync(join(root, path)).sort();
    return names.flatMap((name) => filesAt(`${path}/${name}`));
  } catch {
    return [path];
  }
}

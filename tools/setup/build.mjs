import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { longStep, root, run } from "./run.mjs";

const sources = ["package-lock.json", "contract/src", "contract/package.json", "web"];

/**
 * Builds the screens unless what stands in web/dist was built from the sources as they are.
 * @param {string} node The Node.js to build with.
 */
export async function ensureBuilt(node) {
  const stamp = join(root, "web/dist/.built-from");
  const wanted = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  await ensureInstalled();
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const words = {
    doing: "Building the screens",
    done: "Built",
    failed: "The screens could not be built: see above",
  };
  await longStep(words, () => run(node, [vite, "build", "--logLevel", "warn"], { cwd: join(root, "web") }));
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

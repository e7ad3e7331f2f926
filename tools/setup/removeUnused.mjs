import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** What no running program reads: Node.js runs no TypeScript in packages, and nothing is compiled or linked. */
const unused = /\.(map|[cm]?ts|a)$|\/node-[^/]+\/(include|share)\//;

/**
 * Removes the files under a folder of packages that are only for building with them, and answers their bytes.
 * @param {string} folder
 * @returns {number}
 */
export function removeUnused(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += removeUnused(path);
    if (!entry.isFile() || !unused.test(path)) continue;
    bytes += statSync(path).size;
    rmSync(path);
  }
  return bytes;
}

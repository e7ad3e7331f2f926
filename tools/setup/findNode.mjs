import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { giveUp, root } from "./run.mjs";

/** The Node.js that the portal runs on: the one among the packages, else the machine's own if it is new enough. */
export function findNode() {
  const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  const found = [pinned, process.execPath, "node"].find((node) => majorOf(node) >= 24);
  if (found) return found;
  return giveUp(
    `Kindling runs on Node.js 24 or later. None came with the packages for ${process.platform}-${process.arch}, ` +
      `and this machine has ${process.versions.node}: install Node.js 24, then run this again.`,
  );
}

/** @param {string} node */
function majorOf(node) {
  if (node === process.execPath) return Number.parseInt(process.versions.node, 10);
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return Number.parseInt(stdout?.slice(1) ?? "", 10);
}

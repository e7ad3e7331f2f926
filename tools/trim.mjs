import "./setup/requireNode.mjs";
import { join } from "node:path";
import { ensureBuilt } from "./setup/build.mjs";
import { findNode } from "./setup/findNode.mjs";
import { ensureInstalled, installIn } from "./setup/install.mjs";
import { removeUnused } from "./setup/removeUnused.mjs";
import { longStep, root } from "./setup/run.mjs";

// `npm run trim`: from whatever state the clone is in to the least that the portal runs on, server and screens built.
await ensureInstalled({ toRun: true });
await ensureBuilt(findNode());
const words = {
  doing: "Installing again, without the packages for development",
  done: "Installed",
  failed: "The packages could not be installed: see above, then run this again",
};
await longStep(words, () => installIn(root, ["--omit=dev"]));
const bytes = removeUnused(join(root, "node_modules"));
console.log(`Removed ${Math.round(bytes / 2 ** 20)} MB that the portal doesn't use.`);

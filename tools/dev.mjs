import "./setup/requireNode.mjs";
import { join } from "node:path";
import { findNode } from "./setup/findNode.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { endAll, root, run } from "./setup/run.mjs";

// `npm run dev`: the server, started anew when one of its files changes, and the screens, changed in place.
// When either ends, so does the other.
await ensureInstalled();
const node = findNode();
const ends = [
  run(node, ["--watch", "--watch-preserve-output", "api/src/main.ts"]),
  run(node, [join(root, "node_modules/vite/bin/vite.js")], { cwd: join(root, "web") }),
];
const code = await Promise.race(ends);
endAll();
await Promise.all(ends);
process.exit(code);

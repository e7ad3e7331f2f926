import "./setup/requireNode.mjs";
import { join } from "node:path";
import { ensureBuilt } from "./setup/build.mjs";
import { findNode } from "./setup/findNode.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { ownPath, root, run } from "./setup/run.mjs";

// `npm start`: from whatever state the clone is in to the running portal.
await ensureInstalled({ toRun: true });
const node = findNode();
await ensureBuilt(node);
process.chdir(root);
// Memory is tidied up early, what is young and what is old (at half more than was left the last time, where V8 would wait
// for four times that): a report over a million rows leaves much behind, and grows the process less. What the start
// leaves behind, the portal clears away itself.
const tidying = ["--max-semi-space-size=8", "--heap-growing-percent=50", "--expose-gc"];
const command = [...tidying, "api/dist/main.js", ...process.argv.slice(2)];
// glibc would keep what is freed apart for each thread, which adds up to 20 MB.
const env = {
  MALLOC_ARENA_MAX: "1",
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compile"),
  ...ownPath,
};
// Where it can, this process becomes the server, which then hears every signal itself.
if (process.execve) process.execve(node, [node, ...command], env);
process.exit(await run(node, command, { env }));

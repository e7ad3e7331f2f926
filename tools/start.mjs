import "./setup/requireNode.mjs";
import { join } from "node:path";
import { ensureBuilt } from "./setup/build.mjs";
import { findNode } from "./setup/findNode.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { ownPath, root, run } from "./setup/run.mjs";
import { serverArgs, serverEnv } from "./setup/serving.mjs";

// `npm start`: from whatever state the clone is in to the running portal.
await ensureInstalled({ toRun: true });
const node = findNode();
await ensureBuilt(node);
process.chdir(root);
const command = [...serverArgs, ...process.argv.slice(2)];
const env = {
  ...serverEnv,
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compile"),
  ...ownPath,
};
// Where it can, this process becomes the server, which then hears every signal itself.
if (process.execve) process.execve(node, [node, ...command], env);
process.exit(await run(node, command, { env }));

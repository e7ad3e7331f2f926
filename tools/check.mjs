import "./setup/requireNode.mjs";
import { findNode } from "./setup/findNode.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runChecks } from "./setup/runChecks.mjs";

// `npm run check`: format, lint, types, spelling, layers and dead code.
await ensureInstalled();
findNode();
const { failed } = await runChecks();
process.exit(failed === 0 ? 0 : 1);

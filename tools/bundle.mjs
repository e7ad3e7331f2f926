import "./setup/requireNode.mjs";
import { ensureServerBuilt } from "./setup/build.mjs";
import { findNode } from "./setup/findNode.mjs";

// Bundles the server as `npm start` does, for programs that start it themselves.
await ensureServerBuilt(findNode());

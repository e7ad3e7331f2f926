import "./setup/requireNode.mjs";
import { ensureBrowser } from "./setup/browser.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { findNode } from "./setup/findNode.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { ownPath, run } from "./setup/run.mjs";

// `npm run docs:pictures`: draws the screens in docs/pictures anew, from the portal as it is.
await ensureInstalled();
const CHROMIUM_PATH = await ensureBrowser();
await ensureBuilt(findNode());
const wanted = process.argv.slice(2).flatMap((name) => ["-g", name]);
process.exitCode = await run("playwright", ["test", "-c", "e2e/pictures", ...wanted], {
  env: { ...ownPath, CHROMIUM_PATH },
});

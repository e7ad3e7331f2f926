import "./setup/requireNode.mjs";
import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./setup/build.mjs";
import { findNode } from "./setup/findNode.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { writeRelease } from "./setup/releaseFiles.mjs";
import { giveUp, root, run } from "./setup/run.mjs";

// `npm run package`: one archive in dist/ that runs the portal on a machine of this kind, without npm, build tools or network.
// `--no-postgres` and `--no-node` leave out what the machine brings itself.
const { values } = parseArgs({
  options: { postgres: { type: "boolean", default: true }, node: { type: "boolean", default: true } },
  allowNegative: true,
});
await ensureInstalled({ toRun: true });
await ensureBuilt(findNode());
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const parts = [
  "kindling",
  version,
  process.platform,
  process.arch,
  ...(values.postgres ? [] : ["no-postgres"]),
  ...(values.node ? [] : ["no-node"]),
];
const name = parts.join("-");
const dist = join(root, "dist");
const folder = join(dist, name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeRelease(folder, { withNode: values.node, withPostgres: values.postgres });
const archive = join(dist, `${name}.tar.gz`);
const packed = await run("tar", ["-czf", archive, "-C", dist, name]);
if (packed !== 0) giveUp(`The archive could not be written: see above (exit code ${packed}).`);
rmSync(folder, { recursive: true });
console.log(`${relative(process.cwd(), archive)}: ${Math.round(statSync(archive).size / 2 ** 20)} MB`);

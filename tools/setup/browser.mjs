import { spawnSync } from "node:child_process";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { installIn } from "./install.mjs";
import { giveUp, longStep, root, run } from "./run.mjs";

const home = join(root, "tools/browser");

/** The usual paths of an installed browser. The shell has no window to draw, and takes a fifth less processor time. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Returns the path of a Chromium that runs here. Installs one if there is none: from the npm registry into the
 * repository, or with apt as root on Debian.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const named = process.env["CHROMIUM_PATH"];
  if (named)
    return runs(named) ? named : giveUp(`CHROMIUM_PATH does not name a Chromium that runs here: ${named}`);
  const found = places.find(runs);
  if (found) return found;
  for (const install of [installFromRegistry, installWithApt]) {
    try {
      const path = await install();
      if (path && runs(path)) return path;
    } catch (error) {
      console.log(/** @type {Error} */ (error).message);
    }
  }
  return giveUp("The journeys need a browser. Install Chromium or Google Chrome, or set CHROMIUM_PATH.");
}

/** @param {string} path */
function runs(path) {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}

/** This Chromium includes its libraries, so it runs on a Linux with only Node.js. */
async function installFromRegistry() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const { dependencies } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const folder = join(home, "node_modules", `.chromium-${dependencies["@sparticuz/chromium"]}`);
  const path = join(folder, "run");
  if (existsSync(path)) return path;
  const words = {
    doing: "No Chromium found: installing one for the journeys in tools/browser (70 MB, only once)",
    done: "Installed",
    failed: "Chromium could not be installed from the npm registry: see above",
  };
  await longStep(words, () => installIn(home));
  await unpack(folder);
  return path;
}

/**
 * The folder gets its name when it is complete, so an interrupted extraction starts again.
 * @param {string} folder
 */
async function unpack(folder) {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  /** @type {{ extract: (folder: string) => NodeJS.WritableStream }} */
  const { extract } = createRequire(join(home, "package.json"))("tar-fs");
  const targets = {
    "chromium.br": createWriteStream(join(draft, "chromium"), { mode: 0o755 }),
    "al2023.tar.br": extract(draft),
    "fonts.tar.br": extract(draft),
  };
  for (const [name, target] of Object.entries(targets)) {
    const source = createReadStream(join(home, "node_modules/@sparticuz/chromium/bin", name));
    await pipeline(source, createBrotliDecompress(), target);
  }
  writeFileSync(join(draft, "fonts.conf"), fontSettings);
  writeFileSync(join(draft, "run"), launcher, { mode: 0o755 });
  renameSync(draft, folder);
}

const launcher = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const words = {
    doing: "No Chromium found: installing it for the journeys with apt-get",
    done: "Installed",
    failed: "Chromium could not be installed with apt: see above",
  };
  const install =
    "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await longStep(words, () => run("sh", ["-c", install], { env }));
  return places[0];
}

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

const cache = join(root, "node_modules/.cache/tsc");

/**
 * Has the types of the web worked out anew when the texts are not those of the last check: the compiler's own cache
 * does not notice.
 */
export function forgetTypesOfOldTexts() {
  const hash = createHash("sha256");
  for (const path of textsOf(join(root, "web/src/locales")))
    hash.update(`${path}\0`).update(readFileSync(path));
  const texts = hash.digest("hex");
  const stamp = join(cache, "web.texts");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === texts) return;
  rmSync(join(cache, "web.tsbuildinfo"), { force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, texts);
}

/** @param {string} locales the folder that holds a folder of texts for each language */
function textsOf(locales) {
  return readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(locales, name)).map((text) => join(locales, name, text)))
    .sort();
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Lock, noticePage, unsoundPackages } from "./licenses/notice.ts";

// `npm run docs:notice`: writes NOTICE.md anew.
const root = join(import.meta.dirname, "..");
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
const unsound = unsoundPackages(lock);
if (unsound.length > 0) {
  console.error(`No sound license: ${unsound.join(", ")}`);
  process.exit(1);
}
writeFileSync(join(root, "NOTICE.md"), noticePage(lock));
console.log("NOTICE.md is written");

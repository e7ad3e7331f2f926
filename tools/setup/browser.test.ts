import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-browser-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function ensureBrowser(named: string) {
  const script =
    'import { ensureBrowser } from "./browser.mjs"; process.stdout.write(await ensureBrowser());';
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: import.meta.dirname,
    env: { ...process.env, CHROMIUM_PATH: named },
    encoding: "utf8",
  });
  return { status, stdout, stderr: stderr.trim() };
}

test("uses the browser that CHROMIUM_PATH names", () => {
  const path = join(folder, "chromium");
  writeFileSync(path, "#!/bin/sh\necho Chromium\n");
  chmodSync(path, 0o755);
  expect(ensureBrowser(path)).toEqual({ status: 0, stdout: path, stderr: "" });
});

test("fails when the browser that CHROMIUM_PATH names does not run", () => {
  const path = join(folder, "chromium");
  writeFileSync(path, "#!/bin/sh\nexit 127\n");
  chmodSync(path, 0o755);
  const stderr = `CHROMIUM_PATH does not name a Chromium that runs here: ${path}`;
  expect(ensureBrowser(path)).toEqual({ status: 1, stdout: "", stderr });
});

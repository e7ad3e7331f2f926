import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { superviseServer } from "./superviseServer.ts";

let cluster: string;
beforeEach(() => {
  cluster = mkdtempSync(join(tmpdir(), "kindling-supervise-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(cluster, { recursive: true });
});

/** A launcher whose programs come up as PostgreSQL would, or fail in its words, in the order given. */
function launcherOf(...programs: ("serves until it dies" | "fails")[]) {
  const scripts = {
    "serves until it dies": `require("fs").writeFileSync("${cluster}/postmaster.pid", String(process.pid));
      console.error("LOG: database system is ready to accept connections");`,
    fails: `console.error("FATAL: no space left on device"); process.exit(1)`,
  };
  return {
    launched: 0,
    launch() {
      const script = scripts[programs[this.launched] ?? "fails"];
      this.launched += 1;
      return spawn(process.execPath, ["-e", script], { stdio: ["ignore", "ignore", "pipe"] });
    },
  };
}

test("says the last words of a server that does not come up", async () => {
  const launcher = launcherOf("fails");
  await expect(superviseServer({ launcher, cluster, args: [], onLog() {} })).rejects.toThrow(
    "PostgreSQL ended with 1: FATAL: no space left on device",
  );
  expect(launcher.launched).toBe(1);
});

test("tells its listeners when a server that died can't be started anew", async () => {
  const launcher = launcherOf("serves until it dies", "fails", "serves until it dies");
  // A clock that every launch moves on, so that a busy machine changes nothing.
  vi.spyOn(Date, "now").mockImplementation(() => launcher.launched * 100);
  const server = await superviseServer({ launcher, cluster, args: [], onLog() {}, patience: 500 });
  const error = await new Promise<Error>((resolve) => server.onUnexpectedExit(resolve));
  expect(error.message).toContain("no space left on device");
  expect(launcher.launched).toBeGreaterThan(3);
  await server.stop();
});

test("starts no other server once it has been told to stop, not even after the pause that was under way", async () => {
  const launcher = launcherOf("serves until it dies", "fails", "serves until it dies");
  const launch = launcher.launch.bind(launcher);
  const stopped = new Promise<void>((resolve, reject) => {
    launcher.launch = () => {
      const child = launch();
      // A moment after the second has failed, the pause before the third is under way.
      if (launcher.launched === 2) {
        child.once("close", () => {
          setImmediate(() => {
            starting.then((server) => server.stop()).then(resolve, reject);
          });
        });
      }
      return child;
    };
  });
  const starting = superviseServer({ launcher, cluster, args: [], onLog() {} });
  await stopped;
  expect(launcher.launched).toBe(2);
});

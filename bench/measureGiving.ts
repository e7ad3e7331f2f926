import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Lets random histories of classes, leaders and staff happen, and compares every screen of giving with what is recomputed
 * from what they did: the test of `api/test/giving-histories`, for longer. A failure names the histories that repeat it.
 */
export async function* measureGiving(histories: number): AsyncIterable<object> {
  const started = performance.now();
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const test = spawn(process.execPath, [vitest, "run", "--project", "api", "giving-histories"], {
    cwd: root,
    env: { ...process.env, HISTORIES: String(histories) },
    stdio: ["ignore", "inherit", "inherit"],
  });
  await once(test, "exit");
  if (test.exitCode !== 0) throw new Error("Figures disagree: the failure above names the histories.");
  const seconds = (performance.now() - started) / 1000;
  yield { histories, seconds: seconds.toFixed(0), "ms for each": ((seconds * 1000) / histories).toFixed(0) };
}

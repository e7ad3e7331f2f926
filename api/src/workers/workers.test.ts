import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../../test/freePort.ts";

const dataDir = mkdtempSync(join(tmpdir(), "kindling-workers-"));
const begun: ChildProcess[] = [];
afterAll(() => {
  for (const child of begun) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the portal with two workers, as an operator does. */
function startWorkers(port: number) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    cwd: dataDir,
    env: { ...env, DATA_DIR: dataDir, SEED: "none", PORT: String(port), WORKERS: "2" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  begun.push(child);
  const lines: string[] = [];
  const faults: string[] = [];
  createInterface(child.stdout).on("line", (line) => lines.push(line));
  createInterface(child.stderr).on("line", (line) => faults.push(line));
  const called = () => lines.filter((line) => line.includes('"route":"/api/ready"'));
  return {
    child,
    lines,
    faults,
    /** Calls once, on a connection of its own; answers the status, and 0 when nothing answers. */
    call: (path = "/api/ready") =>
      new Promise<{ status: number; text: string }>((resolve) => {
        const request = get({ port, path, agent: false }, (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (part: string) => {
            text += part;
          });
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
        });
        request.on("error", () => resolve({ status: 0, text: "" }));
      }),
    /** The processes that answered since so many calls. */
    answeredBy: (since = 0) =>
      new Set(
        called()
          .slice(since)
          .map((line) => (JSON.parse(line) as { pid: number }).pid),
      ),
    calls: () => called().length,
  };
}

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Calls until two processes have answered since so many calls, another one apart; answers which. */
async function callUntilBoth({ call, answeredBy }: ReturnType<typeof startWorkers>, since: number, but = 0) {
  const answered = () => [...answeredBy(since)].filter((pid) => pid !== but);
  const callOnce = () => call().then(() => answered().length);
  await expect.poll(callOnce, { timeout: 60_000, interval: 20 }).toBe(2);
  return answered();
}

test("WORKERS serve one port together; one that dies is replaced, and SIGTERM ends all of them and the database", async () => {
  const portal = startWorkers(await freePort());
  const both = await callUntilBoth(portal, 0);
  expect(both).not.toContain(portal.child.pid);
  expect(portal.lines.filter((line) => line.includes("is ready at"))).toHaveLength(1);
  // Both tell the sum of both.
  for (let turn = 0; turn < 4; turn += 1) {
    const { status, text } = await portal.call("/api/metrics");
    expect(status).toBe(200);
    const counted = /http_request_duration_seconds_count\{.*route="\/api\/ready".*\} (\d+)/.exec(text)?.[1];
    expect(Number(counted)).toBe(portal.calls());
  }

  const [victim = 0, survivor = 0] = both;
  process.kill(victim, "SIGKILL");
  const next = await callUntilBoth(portal, portal.calls(), victim);
  expect(next).toContain(survivor);
  expect(portal.lines.join("\n")).toContain(`Worker ${victim} ended (SIGKILL); another one starts`);

  const postgres = Number.parseInt(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
  expect(runs(postgres)).toBe(true);
  const ended = once(portal.child, "exit");
  portal.child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect([...next, postgres].filter(runs)).toEqual([]);
  expect(portal.faults).toEqual([]);
});

test("WORKERS end when the process that oversees them is killed, and the portal starts again", async () => {
  const port = await freePort();
  const killed = startWorkers(port);
  const both = await callUntilBoth(killed, 0);
  const ended = once(killed.child, "exit");
  killed.child.kill("SIGKILL");
  await ended;
  await expect.poll(() => both.filter(runs)).toEqual([]);
  const again = startWorkers(port);
  expect(await callUntilBoth(again, 0)).toHaveLength(2);
  again.child.kill("SIGTERM");
  expect(await once(again.child, "exit")).toEqual([0, null]);
});

test("WORKERS that can't listen end the start with the reason, once", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { child, faults } = startWorkers(port);
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(faults).toEqual([
    `PORT is ${port}, but another program already uses it. Stop that program or choose another port.`,
  ]);
  taken.close();
});

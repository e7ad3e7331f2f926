import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { root } from "./setup/run.mjs";

let status = 200;
let asked: string[] = [];
const registry = createServer((request, answer) => {
  asked.push(`${request.method} ${request.url}`);
  answer.writeHead(status, { "content-type": "application/json" }).end("{}");
}).listen(0, "127.0.0.1");
await once(registry, "listening");
afterAll(() => registry.close());

/** Runs the command against that registry. */
async function audit() {
  asked = [];
  const { port } = registry.address() as AddressInfo;
  const command = spawn("node", ["tools/audit.mjs"], {
    cwd: root,
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_fetch_retries: "0" },
  });
  const [out, error, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, "exit") as Promise<[number]>,
  ]);
  return { code, told: out + error };
}

test("npm run audit writes a list of packages, asks the registry, and says when it doesn't answer", async () => {
  const { code, told } = await audit();
  expect(told).toMatch(/lists \d{3} packages\.\nNone of them has a known hole\./);
  expect([code, asked.some((call) => call.startsWith("POST /-/npm/v1/security"))]).toEqual([0, true]);
  status = 405;
  const unanswered = await audit();
  expect([unanswered.code, unanswered.told]).toEqual([
    2,
    expect.stringContaining("The registry doesn't answer"),
  ]);
}, 60_000);

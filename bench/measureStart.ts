import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { timeOf } from "./calls/processTime.ts";
import { freePort, isHealthy } from "./startServer.ts";

/** One `npm start`: until the first answer, the server's own processor time until then, and its memory when idle. */
export interface StartLine {
  readonly start: string;
  readonly "first answer ms": number;
  readonly "processor ms": number;
  readonly "resident MB after 15 s": number;
  readonly "of it its own MB": number;
}

/** Runs `npm start` on a new data folder, and four times more on the same. */
export async function* measureStart(): AsyncGenerator<StartLine> {
  const dataDir = mkdtempSync(join(tmpdir(), "kindling-bench-"));
  try {
    yield await startOnce("the first, with the demo program", dataDir);
    for (const start of ["again", "again", "again", "again"]) yield await startOnce(start, dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(start: string, dataDir: string): Promise<StartLine> {
  const port = await freePort();
  const begun = performance.now();
  const npm = spawn("npm", ["start"], {
    cwd: resolve(import.meta.dirname, ".."),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(npm, "exit");
  while (!(await isHealthy(`http://127.0.0.1:${port}`))) {
    if (npm.exitCode !== null) throw new Error("The portal ended before it served");
    await setTimeout(20);
  }
  const ms = Math.round(performance.now() - begun);
  const server = childOf(npm.pid ?? 0);
  const processor = timeOf(server);
  await setTimeout(15_000);
  const status = readFileSync(`/proc/${server}/status`, "utf8");
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  npm.kill("SIGTERM");
  await ended;
  return {
    start,
    "first answer ms": ms,
    "processor ms": processor,
    "resident MB after 15 s": megabytes("VmRSS"),
    "of it its own MB": megabytes("RssAnon"),
  };
}

/** The process that npm's became, or that its shell started. */
function childOf(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  const command = readFileSync(`/proc/${child}/cmdline`, "utf8");
  return command.includes("api/dist/main.js") ? Number(child) : childOf(Number(child));
}

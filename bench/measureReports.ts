import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { quantile } from "./quantile.ts";
import type { Portal } from "./startPortal.ts";

/** What one file took, how much memory the server had meanwhile, and how others fared. */
interface Line {
  readonly file: string;
  readonly rows: number;
  readonly MB: string;
  readonly "preview ms": number;
  readonly "first byte ms": number;
  readonly seconds: string;
  readonly "memory before MB": number;
  readonly "at most MB": number;
  readonly "reads meanwhile": number;
  readonly "read p50 ms": number;
  readonly "read p99 ms": number;
}

const files = [
  ["activity-details, XLSX", "/report/activity-details", ""],
  ["activity-response, XLSX", "/report/activity-response", "?format=xlsx"],
  ["activity-response, CSV", "/report/activity-response", "?format=csv"],
] as const;

/** Downloads the reports over all responses while somebody else works with the portal, and answers one line a file. */
export async function measureReports(portal: Portal): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [file, path, query] of files) {
    const asked = performance.now();
    const preview = await portal.call("GET", `${path}/preview`);
    const { data } = (await preview.json()) as { data: { total: number } };
    const previewed = performance.now() - asked;
    const before = megabytesOf(portal.pid);
    const others = watch(portal);
    const started = performance.now();
    const answer = await portal.call("GET", path + query);
    if (!answer.ok || !answer.body) throw new Error(`${file}: ${answer.status}`);
    let bytes = 0;
    let first: number | undefined;
    for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
      first ??= performance.now() - started;
      bytes += chunk.length;
    }
    const seconds = (performance.now() - started) / 1000;
    const { times, most } = await others.stop();
    lines.push({
      file,
      rows: data.total,
      MB: (bytes / 2 ** 20).toFixed(1),
      "preview ms": Math.round(previewed),
      "first byte ms": Math.round(first ?? 0),
      seconds: seconds.toFixed(1),
      "memory before MB": before,
      "at most MB": most,
      "reads meanwhile": times.length,
      "read p50 ms": quantile(times, 0.5),
      "read p99 ms": quantile(times, 0.99),
    });
  }
  return lines;
}

/** Asks for something light again and again, as a colleague's screens do, and watches the server's memory. */
function watch(portal: Portal) {
  const times: number[] = [];
  let most = 0;
  let isOver = false;
  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) await work();
  };
  const running = [
    repeat(async () => {
      const started = performance.now();
      const answer = await portal.call("GET", "/user/me");
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A read was answered with ${answer.status}`);
      times.push(performance.now() - started);
      await setTimeout(5);
    }),
    repeat(async () => {
      most = Math.max(most, megabytesOf(portal.pid));
      await setTimeout(50);
    }),
  ];
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      return { times, most };
    },
  };
}

/** What a process holds in memory, as Linux tells it. */
function megabytesOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

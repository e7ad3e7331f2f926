import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { timeOf, timeOfFamily } from "./calls/processTime.ts";
import { quantile } from "./quantile.ts";
import type { Portal } from "./startPortal.ts";

/** What the portal needed meanwhile, and how others fared. */
interface Watched {
  readonly "memory before MB": number;
  readonly "at most MB": number;
  readonly "Node ms": number;
  readonly "PostgreSQL ms": number;
  readonly "reads meanwhile": number;
  readonly "read p50 ms": number;
  readonly "read p99 ms": number;
}

/** Asks for something light again and again, as a colleague's screens do, and watches the server's memory and time. */
export function watch(portal: Portal, path: string) {
  const times: number[] = [];
  const before = { memory: megabytesOf(portal.pid), ...timesOf(portal) };
  let most = before.memory;
  let isOver = false;
  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) await work();
  };
  const running = [
    repeat(async () => {
      const started = performance.now();
      const answer = await portal.call("GET", path);
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
    async stop(): Promise<Watched> {
      const after = timesOf(portal);
      isOver = true;
      await Promise.all(running);
      return {
        "memory before MB": before.memory,
        "at most MB": most,
        "Node ms": Math.round(after.node - before.node),
        "PostgreSQL ms": Math.round(after.postgres - before.postgres),
        "reads meanwhile": times.length,
        "read p50 ms": quantile(times, 0.5),
        "read p99 ms": quantile(times, 0.99),
      };
    },
  };
}

const timesOf = ({ pid, postgres }: Portal) => ({ node: timeOf(pid), postgres: timeOfFamily(postgres) });

/** What a process holds in memory, as Linux tells it. */
function megabytesOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

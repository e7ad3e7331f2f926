import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { type BenchDatabase, openDatabase } from "../openDatabase.ts";
import { quantile } from "../quantile.ts";
import { startServer } from "../startServer.ts";
import { type AskClient, end, startClient } from "./askClient.ts";
import { type Asked, cleanUp, type MeasuredCall, planCalls } from "./calls.ts";
import { parentOf, timeOf, timeOfFamily } from "./processTime.ts";
import { secret, signerOf } from "./signing.ts";

const connections = 16;
const rounds = 3;
const secondsARound = 1;
/** What takes longer than that alone is asked by few, once. */
const slow = { milliseconds: 1000, connections: 2 };

/** One of the two that are compared. */
interface Side {
  readonly name: "yardstick" | "portal";
  readonly port: number;
  readonly pid: number;
}

/** All that was seen of a call on one side. */
interface Seen {
  times: number[];
  failed: number;
  seconds: number;
  node: number;
  postgres: number;
  next: number;
}

/** Measures calls of the portal, by a part of their names, beside a yardstick, in turns on one database; yields one line a call. */
export async function* measureCalls(
  scale: number,
  named: string,
): AsyncGenerator<Record<string, string | number>> {
  const database = await openDatabase(scale, secret);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const dataDir = mkdtempSync(join(tmpdir(), "kindling-bench-"));
  const yardstick = await startYardstick(database);
  const portal = await startServer({ DATABASE_URL: database.url, TOKEN_SECRET: secret, DATA_DIR: dataDir });
  const client = startClient();
  try {
    await cleanUp(pool);
    const postgres = await postmasterOf(pool);
    const sides: Side[] = [
      { name: "yardstick", port: yardstick.port, pid: yardstick.process.pid ?? 0 },
      { name: "portal", port: portal.port, pid: portal.pid },
    ];
    const calls = await planCalls(pool, await signerOf(pool));
    for (const call of calls.filter(({ name }) => name.includes(named))) {
      yield await measure(call, sides, client, postgres);
    }
  } finally {
    client.stop();
    await Promise.all([end(yardstick.process), portal.stop()]);
    await cleanUp(pool);
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  call: MeasuredCall,
  sides: readonly Side[],
  client: AskClient,
  postgres: number | undefined,
) {
  const seen = new Map(sides.map(({ name }) => [name, nothing()]));
  const ask = async ({ name, port, pid }: Side, seconds: number, of: number) => {
    const all = seen.get(name) ?? nothing();
    const before = [timeOf(pid), postgres ? timeOfFamily(postgres) : 0] as const;
    const asked: Asked = {
      port,
      requests: call[name],
      seconds,
      connections: of,
      isOnce: call.isOnce,
      from: all.next,
    };
    const counted = await client.ask(asked);
    all.next = counted.next;
    all.times.push(...counted.times);
    all.failed += counted.failed;
    all.seconds += counted.seconds;
    all.node += timeOf(pid) - before[0];
    all.postgres += (postgres ? timeOfFamily(postgres) : 0) - before[1];
  };
  let isSlow = false;
  for (const side of sides) {
    await ask(side, 0.2, 1);
    isSlow ||= Math.min(...(seen.get(side.name)?.times ?? [])) > slow.milliseconds;
    if (!isSlow) await ask(side, 0.5, connections);
    const warm = seen.get(side.name);
    seen.set(side.name, { ...nothing(), next: warm?.next ?? 0 });
  }
  for (let round = 0; round < (isSlow ? 1 : rounds); round += 1) {
    for (const side of sides) await ask(side, secondsARound, isSlow ? slow.connections : connections);
  }
  return lineOf(call.name, seen.get("yardstick") ?? nothing(), seen.get("portal") ?? nothing());
}

const nothing = (): Seen => ({ times: [], failed: 0, seconds: 0, node: 0, postgres: 0, next: 0 });

function lineOf(name: string, yardstick: Seen, portal: Seen) {
  const speed = ({ times, seconds }: Seen) => times.length / seconds;
  const each = ({ times }: Seen, milliseconds: number) => (milliseconds / times.length).toFixed(2);
  const wait = ({ times, failed }: Seen) =>
    `${quantile(times, 0.5)} / ${quantile(times, 0.99)}${failed > 0 ? `, ${failed} failed` : ""}`;
  return {
    call: name,
    "yardstick /s": Math.round(speed(yardstick)),
    "portal /s": Math.round(speed(portal)),
    ratio: (speed(portal) / speed(yardstick)).toFixed(2),
    "p50 / p99 ms, yardstick": wait(yardstick),
    portal: wait(portal),
    "Node ms, yardstick": each(yardstick, yardstick.node),
    "portal ": each(portal, portal.node),
    "PostgreSQL ms, yardstick": each(yardstick, yardstick.postgres),
    "portal  ": each(portal, portal.postgres),
  };
}

async function startYardstick({ url }: BenchDatabase) {
  const child = fork(resolve(import.meta.dirname, "yardstick.ts"), {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: url },
  });
  const [port] = (await once(child, "message")) as [number];
  return { process: child, port };
}

/** The database's first process, where it runs on this machine. */
async function postmasterOf(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  return parentOf(rows[0]?.pid ?? 0);
}

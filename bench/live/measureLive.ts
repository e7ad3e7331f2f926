import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { end } from "../calls/askClient.ts";
import { parentOf, timeOf, timeOfFamily } from "../calls/processTime.ts";
import { secret, signerOf } from "../calls/signing.ts";
import { openDatabase } from "../openDatabase.ts";
import { quantile } from "../quantile.ts";
import { startServer } from "../startServer.ts";
import type { Play, Played } from "./liveClient.ts";

const rounds = 5;
const seconds = 8;

/** The classes that play: a teacher each, at a site of theirs. */
async function someClasses(pool: pg.Pool, count: number) {
  const { rows } = await pool.query<{ id: number; school: number }>(
    `select u.id, min(us.school_id) as school from users u join user_schools us on us.user_id = u.id
        join sites s on s.id = us.school_id and s.archived_at is null and s.is_active
      where u.role = 'Instructor' and u.archived_at is null and u.is_active and not u.new_login
      group by u.id order by u.id limit $1`,
    [count],
  );
  return rows;
}

const memoryOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** The processor time of all of PostgreSQL's processes, in milliseconds. */
async function timeOfPostgres(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  return timeOfFamily(parentOf(rows[0]?.pid ?? 0) ?? 0);
}

/**
 * Plays classes that answer on devices, on two processes of the portal: stages and devices of each class are spread over
 * both. Yields a line for the delays, and one for what a process needs.
 */
export async function* measureLive(
  classCount: number,
  devices: number,
): AsyncGenerator<Record<string, string | number>> {
  const database = await openDatabase(0.1, secret);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const dataDir = mkdtempSync(join(tmpdir(), "kindling-bench-"));
  const settings = {
    DATABASE_URL: database.url,
    TOKEN_SECRET: secret,
    DATA_DIR: dataDir,
    TRUST_PROXY: "127.0.0.1",
  };
  const portals = [await startServer(settings), await startServer(settings)];
  const client = fork(resolve(import.meta.dirname, "liveClient.ts"));
  const order = async <T>(step: "open" | "play", what: Play): Promise<T> => {
    client.send({ do: step, what });
    const [answer] = (await once(client, "message")) as [{ readonly done: T; readonly error?: string }];
    if (answer.error) throw new Error(answer.error);
    return answer.done;
  };
  try {
    const teachers = await someClasses(pool, classCount);
    const tokens = await (await signerOf(pool)).of(teachers.map(({ id }) => id));
    const classes = teachers.map(({ school }, at) => ({ school, token: tokens[at] ?? "" }));
    const what: Play = { ports: portals.map(({ port }) => port), classes, devices, rounds, seconds };
    const all = classes.length * devices;
    const memory = () => portals.reduce((sum, { pid }) => sum + memoryOf(pid), 0);
    const time = () => portals.reduce((sum, { pid }) => sum + timeOf(pid), 0);
    const before = memory();
    await order("open", what);
    await setTimeout(3000);
    const joined = memory();
    const still = time();
    await setTimeout(30_000);
    const idle = time() - still;
    const [began, beganPostgres, beganAt] = [time(), await timeOfPostgres(pool), performance.now()];
    const played = await order<Played>("play", what);
    const took = (performance.now() - beganAt) / 1000;
    const [node, postgres] = [time() - began, (await timeOfPostgres(pool)) - beganPostgres];
    const answers = played.replies.length;
    yield* [
      ["from tap to stage", played.delays],
      ["answering a tap", played.replies],
      ["from question to device", played.asked],
    ].map(([name, times]) => delaysOf(String(name), times as readonly number[]));
    yield { what: "answers lost", count: played.lost, "p50 ms": "", "p99 ms": "", "longest ms": "" };
    const per = (name: string, value: number, digits = 2) => ({
      what: name,
      count: Number(value.toFixed(digits)),
      "p50 ms": "",
      "p99 ms": "",
      "longest ms": "",
    });
    yield per("devices", all, 0);
    yield per("seconds of answering", took, 0);
    yield per("memory of both processes, MB, before", before, 0);
    yield per("memory of both processes, MB, with all devices", joined, 0);
    yield per("memory of both processes, MB, after answering", memory(), 0);
    yield per("memory a device, KB", ((joined - before) * 1024) / all, 1);
    yield per("Node, ms a device and minute, idle", (idle * 2) / all);
    yield per("Node, ms an answer, streams included", node / answers);
    yield per("PostgreSQL, ms an answer", postgres / answers);
    yield per("processors busy with it while all answer", (node + postgres) / 1000 / took);
  } finally {
    await end(client);
    for (const { stop } of portals) await stop();
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function delaysOf(what: string, times: readonly number[]) {
  const at = (share: number) => quantile(times, share);
  return { what, count: times.length, "p50 ms": at(0.5), "p99 ms": at(0.99), "longest ms": at(1) };
}

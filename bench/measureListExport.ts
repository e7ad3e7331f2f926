import type pg from "pg";
import { parentOf, timeOf, timeOfFamily } from "./calls/processTime.ts";
import { exportStatement } from "./calls/statements.ts";
import { type BigData, onBigData } from "./onBigData.ts";

const wantedRows = 100_000;
const rounds = 3;

/** What one way took: rows, and milliseconds until the first of them (of a COPY, until the last). */
interface Streamed {
  readonly rows: number;
  readonly first: number;
}

/**
 * Downloads a list of some 100,000 responses as CSV, in turns with the same columns streamed by `pg` alone, as arrays
 * joined into lines, and with PostgreSQL's COPY of that statement; yields a line for each turn.
 */
export const measureListExport = (scale: number) => onBigData(scale, downloadList);

async function* downloadList({
  admin,
  pool,
  portal,
  scale,
}: BigData): AsyncGenerator<Record<string, string | number>> {
  const { rows } = await pool.query<{ pid: number; day: string }>(
    `select pg_backend_pid() as pid, (select (created_at at time zone 'America/New_York')::date::text
      from responses where type in ('mindfulness_matters_open_form', 'mindfulness_matters_close_form', 'puzzle_form')
      order by created_at desc offset ${Math.round(wantedRows * Math.min(scale, 1))} limit 1) as day`,
  );
  const [{ pid, day } = { pid: 0, day: "" }] = rows;
  const postmaster = parentOf(pid) ?? 0;
  const ways: Readonly<Record<string, readonly [() => Promise<Streamed>, () => number]>> = {
    portal: [() => download(portal.url, admin, day), () => timeOf(portal.pid)],
    "pg alone": [() => streamAlone(pool, day), ownTime],
    COPY: [() => copy(pool, day), ownTime],
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [way, [run, node]] of Object.entries(ways)) {
      const before = { node: node(), postgres: timeOfFamily(postmaster), at: performance.now() };
      const streamed = await run();
      yield {
        "list of responses, CSV": way,
        rows: streamed.rows,
        "first row ms": Math.round(streamed.first),
        seconds: ((performance.now() - before.at) / 1000).toFixed(2),
        "Node ms": Math.round(node() - before.node),
        "PostgreSQL ms": Math.round(timeOfFamily(postmaster) - before.postgres),
      };
    }
  }
}

function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function download(url: string, token: string, day: string): Promise<Streamed> {
  const begun = performance.now();
  const address = `${url}/api/activityFormResponse/export?format=csv&sort=created_at&order=desc&from=${day}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || !answer.body) throw new Error(`The export was answered with ${answer.status}`);
  let first: number | undefined;
  let lines = 0;
  let last = 0;
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    first ??= performance.now() - begun;
    for (const byte of chunk) {
      // Within a cell a line ends without a carriage return.
      if (byte === 10 && last === 13) lines += 1;
      last = byte;
    }
  }
  return { rows: lines - 1, first: first ?? 0 };
}

async function streamAlone(pool: pg.Pool, day: string): Promise<Streamed> {
  const begun = performance.now();
  const client = await pool.connect();
  let first: number | undefined;
  let rows = 0;
  try {
    await client.query("begin read only");
    await client.query(`declare plain no scroll cursor for ${exportStatement(day)}`);
    for (;;) {
      const batch = await client.query<unknown[]>({ text: "fetch 1000 from plain", rowMode: "array" });
      first ??= performance.now() - begun;
      rows += batch.rows.length;
      if (Buffer.from(batch.rows.map((row) => `${row.join(",")}\r\n`).join("")).length === 0) break;
    }
    await client.query("commit");
  } finally {
    client.release();
  }
  return { rows, first: first ?? 0 };
}

async function copy(pool: pg.Pool, day: string): Promise<Streamed> {
  const begun = performance.now();
  const { rowCount } = await pool.query(`copy (${exportStatement(day)}) to stdout (format csv)`);
  return { rows: rowCount ?? 0, first: performance.now() - begun };
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { type CallRequest, cleanUp, planCalls } from "../calls/calls.ts";
import { secret, signerOf } from "../calls/signing.ts";
import { openDatabase } from "../openDatabase.ts";
import { startServer } from "../startServer.ts";
import { type Explained, readPlans } from "./readPlans.ts";

/** Has PostgreSQL tell the plan of every statement of a connection, among what it warns of. */
const settings = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_timing": "off",
  log_min_messages: "warning",
  "auto_explain.log_level": "warning",
  "auto_explain.log_parameter_max_length": "0",
};

/** From the sixth time on, a connection keeps a statement's plan. */
const timesBefore = 8;
/** How often the plans are told then; the last time counts. */
const timesTold = 3;
/** A dashboard asks a dozen statements: those that look at most pages are told. */
const mostTold = 4;
/** How long PostgreSQL's log takes to arrive, in milliseconds. */
const patience = 400;

/** What every call asks, and the portal's own jobs. */
const aside = /\bjobs\.|\blogins\b|pg_advisory|settings\b/;

/**
 * Writes into bench/explain what PostgreSQL does for the busiest reads and the dashboards at a scale: each statement
 * with its plan as it is after some calls; yields one line a statement.
 */
export async function* explainCalls(scale: number): AsyncGenerator<Record<string, string | number>> {
  if (process.env.DATABASE_URL)
    throw new Error("Only the embedded PostgreSQL tells its plans: leave out DATABASE_URL");
  const log: string[] = [];
  const database = await openDatabase(scale, secret, (line) => log.push(line));
  const dataDir = mkdtempSync(join(tmpdir(), "kindling-bench-"));
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const portal = await startServer({
    DATABASE_URL: `${database.url}&options=${encodeURIComponent(options.join(" "))}`,
    TOKEN_SECRET: secret,
    DATA_DIR: dataDir,
  });
  const texts: string[] = [];
  // The database may end before it has heard that a connection did.
  pool.on("error", () => undefined);
  try {
    await cleanUp(pool);
    const signer = await signerOf(pool);
    const calls = (await planCalls(pool, signer)).filter(({ isOnce }) => !isOnce);
    const asked = calls.flatMap(({ name, portal: all }) =>
      all.slice(0, 1).map((request) => ({ name, request })),
    );
    for (const { name, request } of [...asked, ...dashboards(signer.admin)]) {
      const answered = await explain(portal.url, request, log);
      texts.push(`## ${name}\n`, ...answered.map(textOf));
      for (const [nth, { pages, milliseconds }] of answered.entries()) {
        yield { call: name, statement: nth + 1, pages, ms: milliseconds };
      }
    }
  } finally {
    await portal.stop();
    await cleanUp(pool);
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const head = `# The busiest reads and the dashboards at N = ${scale}\n\nWritten by \`npm run bench -- explain ${scale}\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, embedded PostgreSQL: the statements of one call in the order in which they ended, but for the sign-in, at most ${mostTold}, asked ${timesBefore} times before. Pages are those of the whole statement, found in memory or read; plans are shortened.\n`;
  writeFileSync(join(import.meta.dirname, `n-${scale}.md`), [head, ...texts].join("\n"));
}

function dashboards(token: string): { name: string; request: CallRequest }[] {
  const paths = ["/dashboard", "/dashboard/giving", "/dashboard/pace"];
  return paths.map((path) => ({
    name: `GET ${path}`,
    request: { method: "GET", path: `/api${path}`, token },
  }));
}

async function explain(
  url: string,
  { path, token = "" }: CallRequest,
  log: string[],
): Promise<readonly Explained[]> {
  const ask = async () => {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  for (let time = 0; time < timesBefore; time += 1) await ask();
  const rounds: Explained[][] = [];
  while (rounds.length < timesTold) {
    await setTimeout(patience);
    log.length = 0;
    await ask();
    await setTimeout(patience);
    rounds.push(readPlans(log).filter(({ statement }) => !aside.test(statement)));
  }
  // What the portal does by itself meanwhile comes once.
  const comes = ({ statement }: Explained) =>
    rounds.every((round) => round.some((each) => each.statement === statement));
  const told = (rounds.at(-1) ?? []).filter(comes);
  const [least = 0] = told
    .map(({ pages }) => pages)
    .toSorted((a, b) => b - a)
    .slice(mostTold - 1);
  return told.filter(({ pages }) => pages >= least).slice(0, mostTold);
}

const textOf = ({ pages, milliseconds, plan }: Explained) =>
  `Pages: ${pages}; ${milliseconds} ms\n\n${plan.map((line) => `    ${line}`).join("\n")}\n`;

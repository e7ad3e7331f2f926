import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { allEndpoints, type Endpoint, listsAmong } from "../contract/src/index.ts";
import { parentOf, timeOf, timeOfFamily } from "./calls/processTime.ts";
import { openDatabase } from "./openDatabase.ts";
import { signIn } from "./startPortal.ts";
import { type Server, startServer } from "./startServer.ts";

/** What takes longer is asked once. */
const slow = 1000;
const times = 20;

/** Lists, dashboards, summaries and previews of reports: what answers rows or figures without naming one thing. */
function isAsked({ method, path, access, query, answerFiles }: Endpoint): boolean {
  if (method !== "GET" || answerFiles.length > 0 || /\{|:|\/export$|importTemplate$|booklet$/.test(path))
    return false;
  const isOpen = access.kind === "granted" && access.staff !== "none";
  return isOpen && !/^\/report\/[\w-]+$/.test(path) && (!query || query.safeParse({}).success);
}

const lists = new Set(listsAmong(allEndpoints).map(({ path }) => path));

/** Asks a Super Admin's lists (first and last page), dashboards and previews, and tells what each takes the processor. */
export async function* measureGrowth(scale: number): AsyncGenerator<Record<string, string | number>> {
  const dataDir = mkdtempSync(join(tmpdir(), "kindling-bench-"));
  const database = await openDatabase(scale, "only-for-the-measurements-of-this-folder");
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const portal = await startServer({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  try {
    const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
    const postmaster = parentOf(rows[0]?.pid ?? 0) ?? 0;
    const { token } = await signIn(portal.url, "super@kindling.example");
    for (const endpoint of allEndpoints.filter(isAsked)) {
      const asked = lists.has(endpoint.path) ? `${endpoint.path}?rows=25` : endpoint.path;
      const { line, total } = await measure(portal, postmaster, token, asked);
      yield line;
      if (total !== undefined && total > 25) {
        yield (await measure(portal, postmaster, token, `${asked}&page=${Math.floor((total - 1) / 25)}`))
          .line;
      }
    }
  } finally {
    await pool.end();
    await portal.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure({ pid, url }: Server, postmaster: number, token: string, path: string) {
  const ask = async () => {
    const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    const { meta } = (await answer.json()) as { meta?: { total?: number } };
    return { status: answer.status, total: meta?.total };
  };
  const begun = performance.now();
  const { status, total } = await ask();
  const count = performance.now() - begun > slow ? 1 : times;
  const before = { node: timeOf(pid), postgres: timeOfFamily(postmaster), at: performance.now() };
  for (let nth = 0; nth < count; nth += 1) await ask();
  const each = (sum: number) => (sum / count).toFixed(1);
  const line = {
    call: path,
    status,
    total: total ?? "",
    "Node ms": each(timeOf(pid) - before.node),
    "PostgreSQL ms": each(timeOfFamily(postmaster) - before.postgres),
    "wall ms": each(performance.now() - before.at),
  };
  return { line, total };
}

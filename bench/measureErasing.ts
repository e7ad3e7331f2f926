import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { cleanUp } from "./calls/calls.ts";
import { secret, signerOf } from "./calls/signing.ts";
import { openDatabase } from "./openDatabase.ts";
import { startServer } from "./startServer.ts";

const people = 5;

interface Teacher {
  readonly id: number;
  readonly name: string;
  readonly responses: number;
}

/**
 * Downloads and then erases the personal data of the teachers with the most responses, one after the other; yields a line
 * for each, with the size of the download. Who is erased stays so in a database that is kept.
 */
export async function* measureErasing(scale: number): AsyncGenerator<Record<string, string | number>> {
  const database = await openDatabase(scale, secret);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // The database may end before it has heard that a connection did.
  pool.on("error", () => undefined);
  const dataDir = mkdtempSync(join(tmpdir(), "kindling-bench-"));
  const portal = await startServer({ DATABASE_URL: database.url, TOKEN_SECRET: secret, DATA_DIR: dataDir });
  try {
    const { admin } = await signerOf(pool);
    await pool.query("update logins set confirmed_until = now() + interval '1 hour'");
    const headers = { authorization: `Bearer ${admin}`, "content-type": "application/json" };
    const timed = async (path: string, body?: object) => {
      const begun = performance.now();
      const answer = await fetch(`${portal.url}/api${path}`, {
        headers,
        ...(body && { method: "POST", body: JSON.stringify(body) }),
      });
      const bytes = (await answer.arrayBuffer()).byteLength;
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
      return { bytes, ms: Math.round(performance.now() - begun) };
    };
    for (const { id, name, responses } of await busiest(pool)) {
      const me = await timed("/user/me");
      const download = await timed(`/user/${id}/data`);
      const erasure = await timed(`/user/${id}/erase`, { name, reason: "Measured", media: "erase" });
      yield {
        responses,
        "GET /user/me ms": me.ms,
        "download KB": Math.round(download.bytes / 1000),
        "download ms": download.ms,
        "erasure ms": erasure.ms,
      };
    }
  } finally {
    await portal.stop();
    await cleanUp(pool);
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function busiest(pool: pg.Pool): Promise<readonly Teacher[]> {
  const { rows } = await pool.query<Teacher>(
    `select u.id, u.first_name || ' ' || u.last_name as name, count(*)::int as responses
      from responses r join users u on u.id = r.user_id where u.role = 'Instructor' and u.archived_at is null
      group by u.id order by count(*) desc, u.id limit $1`,
    [people],
  );
  return rows;
}

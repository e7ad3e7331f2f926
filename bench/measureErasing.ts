import type pg from "pg";
import { type BigData, onBigData } from "./onBigData.ts";

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
export const measureErasing = (scale: number) => onBigData(scale, eraseBusiest);

async function* eraseBusiest({
  admin,
  pool,
  portal,
}: BigData): AsyncGenerator<Record<string, string | number>> {
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

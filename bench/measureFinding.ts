import type pg from "pg";
import { type BigData, onBigData } from "./onBigData.ts";
import { quantile } from "./quantile.ts";

const searches = 200;

/** How what is typed becomes of a name: whole, begun, one word of it, with a slip. */
const typed: Readonly<Record<string, (name: string) => string>> = {
  "whole name": (name) => name,
  "first letters": (name) => name.slice(0, 3),
  "last word": (name) => name.split(" ").at(-1) ?? name,
  "two letters swapped": swapped,
};

/**
 * Searches for people and places as the palette does, one after the other, as a Super Admin and as the Provider Leader
 * of most sites; yields a line for each way of typing, beside calls that read only who is signed in.
 */
export const measureFinding = (scale: number) => onBigData(scale, findNames);

async function* findNames({
  admin,
  of,
  pool,
  portal,
}: BigData): AsyncGenerator<Record<string, string | number>> {
  const [leader = ""] = await of([await leaderOfMost(pool)]);
  const names = await someNames(pool);
  for (const [who, token] of Object.entries({ "Super Admin": admin, "Provider Leader": leader })) {
    const me = () => ask(`${portal.url}/api/user/me`, token);
    const find = (text: string) => ask(`${portal.url}/api/find`, token, { text });
    for (const name of names.slice(0, 20)) await find(name);
    yield { as: who, what: "GET /user/me", ...(await timesOf(names, me)) };
    for (const [what, change] of Object.entries(typed)) {
      const texts = names.map(change);
      yield { as: who, what, ...(await timesOf(texts, find)) };
    }
    yield { as: who, what: "nothing like it", ...(await timesOf(names.map(scrambled), find)) };
  }
}

async function timesOf(texts: readonly string[], run: (text: string) => Promise<void>) {
  const times: number[] = [];
  for (const text of texts) {
    const begun = performance.now();
    await run(text);
    times.push(performance.now() - begun);
  }
  const at = (share: number) => quantile(times, share);
  return { times: times.length, "p50 ms": at(0.5), "p95 ms": at(0.95), "longest ms": at(1) };
}

async function ask(url: string, token: string, body?: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(url, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  await answer.text();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
}

async function leaderOfMost(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select u.id from users u join sites s on s.provider_id = u.provider_id
      where u.role = 'Provider Leader' and u.archived_at is null group by u.id order by count(*) desc, u.id limit 1`,
  );
  return rows[0]?.id ?? 0;
}

/** Names of people and places from all over the data set, the same in each run. */
async function someNames(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `(select first_name || ' ' || last_name as name from users order by md5(id::text) limit $1)
      union all (select name from sites order by md5(id::text) limit $2)
      union all (select name from providers order by md5(id::text) limit $2)`,
    [searches * 0.8, searches * 0.1],
  );
  return rows.map(({ name }) => name);
}

function swapped(name: string): string {
  const at = Math.floor(name.length / 2);
  return name.slice(0, at) + (name[at + 1] ?? "") + (name[at] ?? "") + name.slice(at + 2);
}

/** Letters that no name has in this order. */
const scrambled = (name: string) => `${name.replaceAll(/\W/g, "").split("").sort().join("q")}x`.slice(0, 12);

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import pg from "pg";
import { homeStatements, listStatements, writeStatements } from "./statements.ts";

// What Node and `pg` need for a call at the least: no sign-in, no validation, no audit. A process of its own, as the
// portal is; `POST /` (or GET, of what is in the address) with the name of a call and its values.

/** As many connections as the portal opens. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

/** A statement that every connection prepares once. */
async function run<Row extends pg.QueryResultRow>(
  name: string,
  statement: string,
  values: readonly unknown[],
) {
  return (await pool.query<Row>({ name, text: statement, values: [...values] })).rows;
}

async function list(name: keyof typeof listStatements, values: readonly unknown[]) {
  const { page, total } = listStatements[name];
  if (!total) return { data: (await run(name, page, values))[0] };
  if (name === "lastPage") {
    const inAll = await count(name, total, []);
    return { data: await run(name, page, [inAll % 25 || 25]), meta: { total: inAll } };
  }
  const counted = name === "instructors" ? [] : values;
  const [data, inAll] = await Promise.all([run(name, page, values), count(name, total, counted)]);
  return { data, meta: { total: inAll } };
}

async function count(name: string, statement: string, values: readonly unknown[]): Promise<number> {
  const [row] = await run<{ total: number }>(`${name}Total`, statement, values);
  return row?.total ?? 0;
}

async function home([userId, schoolId]: readonly unknown[]) {
  const { room: ofClass, session, items, traits, quizzes, answered } = homeStatements;
  const [room] = await run<{ grade: string; program_id: number }>("room", ofClass, [userId, schoolId]);
  const { grade, program_id: programId } = room ?? {};
  const data = await Promise.all([
    run("session", session, [programId]),
    run("items", items, [grade, programId]),
    run("traits", traits, []),
    run("quizzes", quizzes, []),
    run("answered", answered, [userId, schoolId]),
  ]);
  return { room, data };
}

async function answer(name: string, values: readonly unknown[]): Promise<unknown> {
  if (name in listStatements) return list(name as keyof typeof listStatements, values);
  if (name === "home") return home(values);
  const statement = writeStatements[name as keyof typeof writeStatements];
  return { data: (await run(name, statement, values))[0] };
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const sent =
      request.method === "POST" ? await text(request) : decodeURIComponent(request.url?.slice(2) ?? "");
    const [name, ...values] = JSON.parse(sent) as [string, ...unknown[]];
    const body = Buffer.from(JSON.stringify(await answer(name, values)));
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
  } catch (error) {
    const body = (error as Error).message;
    response.writeHead(500, { "content-length": Buffer.byteLength(body) }).end(body);
  }
}

const server = createServer((request, response) => void respond(request, response));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));

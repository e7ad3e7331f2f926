import { once } from "node:events";
import { type ClientRequest, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { activityDetails } from "@kindling/contract";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { rows, sole } from "../../core/database.ts";
import { streamRows } from "./streamRows.ts";
import { turnsTaken } from "./turns.ts";

const { app, db, call, signInAs, make } = await buildApp();
const staff = await signInAs("Super Admin");
await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as AddressInfo;

// More than sockets, packing and batches hold together, and hard to pack; each the response to an item of its own.
const site = await make.site();
await sql`insert into responses (type, object_id, user_id, school_id, grade, answers, created_at)
  select 'trait', n, ${staff.id}, ${site.id}, (select string_agg(md5(n::text || g), '') from generate_series(1, 12) g), '{}',
    timestamptz '2026-01-01' + n * interval '1 minute'
  from generate_series(1, 60000) n`.execute(db);

/** Asks for a report over a real connection; what comes is not read unless the test does. */
function ask(path = activityDetails.download.path): ClientRequest {
  const headers = { authorization: `Bearer ${staff.token}` };
  return get({ host: "127.0.0.1", port, path: `/api${path}`, headers, agent: false }).on("error", () => {});
}

async function answerTo(request: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  answer.on("error", () => {});
  await once(answer, "readable");
  return answer;
}

/** The transactions that are open in this test's database, but its own. */
const transactions = () =>
  rows<{ pid: number; state: string }>(
    db,
    sql`select pid, state from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
        and backend_type = 'client backend'`,
  );

async function eventually(assertion: () => Promise<void> | void): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (tries > 60) throw error;
      await setTimeout(50);
    }
  }
}

const nothingIsLeft = () =>
  eventually(async () => {
    expect(await transactions()).toEqual([]);
    expect(turnsTaken()).toEqual({ running: 0, waiting: 0 });
  });

/** Holds a table that reports read, so that none gets its first row. */
async function withHeldTable(work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table activities in access exclusive mode`.execute(tx);
    await work();
  });
}

const isReading = (count: number) =>
  eventually(() => expect(turnsTaken()).toEqual({ running: count, waiting: 0 }));

afterEach(nothingIsLeft);

describe("a report whose reader goes away", () => {
  test("ends in the middle: the transaction is over and its turn is free", async () => {
    const request = ask();
    const answer = await answerTo(request);
    expect(answer.statusCode).toBe(200);
    expect(await transactions()).toHaveLength(1);
    request.destroy();
    await nothingIsLeft();
  });

  test("ends before its first byte, though the database is still at the statement", async () => {
    await withHeldTable(async () => {
      const request = ask();
      await eventually(async () => {
        const waiting = await rows(db, sql`select from pg_locks where not granted`);
        expect(waiting).toHaveLength(1);
      });
      request.destroy();
      await eventually(() => expect(turnsTaken().running).toBe(0));
    });
  });

  test("waits no longer for its turn", async () => {
    const requests = Array.from({ length: 4 }, () => ask());
    await Promise.all(requests.map(answerTo));
    const fifth = ask();
    await eventually(() => expect(turnsTaken()).toEqual({ running: 4, waiting: 1 }));
    fifth.destroy();
    await eventually(() => expect(turnsTaken()).toEqual({ running: 4, waiting: 0 }));
    for (const request of requests) request.destroy();
  });
});

test("four run at once, and the fifth waits until one of them is done", async () => {
  const requests = Array.from({ length: 4 }, () => ask());
  const answers = await Promise.all(requests.map(answerTo));
  let hasBegun = false;
  const fifth = ask();
  const begun = answerTo(fifth).then((answer) => {
    hasBegun = true;
    return answer;
  });
  await eventually(() => expect(turnsTaken()).toEqual({ running: 4, waiting: 1 }));
  expect(await transactions()).toHaveLength(4);
  expect(hasBegun).toBe(false);
  // Other calls are answered meanwhile.
  expect((await call(activityDetails.preview, { as: staff, query: { schools: [0] } })).status).toBe(200);
  answers[0]?.resume();
  const answer = await begun;
  expect([answer.statusCode, answers[0]?.complete]).toEqual([200, true]);
  await isReading(4);
  for (const request of [...requests, fifth]) request.destroy();
});

describe("what fails", () => {
  test("before the first byte is a refusal in the envelope", async () => {
    await sql`alter table traits rename column title to heading`.execute(db);
    try {
      const { status, body } = await call(activityDetails.download, {
        as: staff,
        headers: { "x-expected": "500" },
      });
      expect(status).toBe(500);
      expect(body).toEqual({
        message: expect.any(String) as string,
        request_id: expect.any(String) as string,
      });
    } finally {
      await sql`alter table traits rename column heading to title`.execute(db);
    }
  });

  test("in the middle breaks the connection rather than end the file as if it were whole", async () => {
    const answer = await answerTo(ask());
    const [reading] = await transactions();
    await sole(db, sql`select pg_terminate_backend(${reading?.pid}::int)`);
    const broken = once(answer, "close");
    answer.resume();
    await broken;
    expect(answer.complete).toBe(false);
  });
});

test("rows that nobody takes are given up with the connection they hold", async () => {
  const stream = await streamRows(db, sql`select n from generate_series(1, 1000) n`, {
    batch: 10,
    patienceSeconds: 0.05,
  });
  const taken = (async () => {
    for await (const _rows of stream) await nothingIsLeft();
  })();
  await expect(taken).rejects.toThrow("went away");
});

import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { activityDetails, exportEndpoint, siteEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { rows, sole } from "../../core/database.ts";
import { streamRows } from "./streamRows.ts";
import { turnsTaken } from "./turns.ts";

const { app, db, call, signInAs, make } = await buildApp();
const staff = await signInAs("Super Admin");
await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as AddressInfo;

// More data than sockets, compression and batches can buffer.
const site = await make.site();
await sql`insert into responses (type, object_id, user_id, school_id, grade, answers, created_at)
  select 'trait', n, ${staff.id}, ${site.id}, (select string_agg(md5(n::text || g), '') from generate_series(1, 12) g), '{}',
    timestamptz '2026-01-01' + n * interval '1 minute'
  from generate_series(1, 60000) n`.execute(db);
await sql`analyze responses`.execute(db);

/** A report that is asked for over a real connection; what comes is not read unless the test does. */
interface Asked {
  readonly answer: Promise<{ readonly status: number; readWhole(): Promise<void> }>;
  leave(): void;
}

/** Asks for one, by a client that knows nothing of HTTP but how to ask. */
function ask(path: string = activityDetails.download.path): Asked {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(
    `GET /api${path} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\nAuthorization: Bearer ${staff.token}\r\n\r\n`,
  );
  const begun = async () => {
    await once(socket, "readable");
    const head = String(socket.read(20));
    let last = "";
    const readWhole = async () => {
      for await (const chunk of socket) last = (last + (chunk as Buffer).toString("latin1")).slice(-8);
      // A body in chunks ends with an empty one, unless it was broken off.
      if (!last.endsWith("0\r\n\r\n")) throw new Error("The answer broke off");
    };
    return { status: Number(head.split(" ")[1]), readWhole };
  };
  const answer = begun();
  answer.catch(() => undefined);
  return { answer, leave: () => socket.destroy() };
}

/** The transactions that are open in this test's database, but its own. */
const transactions = () =>
  rows<{ pid: number; state: string }>(
    db,
    sql`select pid, state from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
        and backend_type = 'client backend'`,
  );

const eventually = (assertion: () => Promise<void> | void) =>
  vi.waitFor(assertion, { timeout: 15_000, interval: 50 });

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

afterEach(nothingIsLeft);

describe("a report whose reader goes away", () => {
  test("ends in the middle: the transaction is over and its turn is free", async () => {
    const asked = ask();
    expect((await asked.answer).status).toBe(200);
    expect(await transactions()).toHaveLength(1);
    asked.leave();
    await nothingIsLeft();
  });

  test("ends before its first byte, though the database is still at the statement", async () => {
    await withHeldTable(async () => {
      const asked = ask();
      await eventually(async () => {
        expect(await rows(db, sql`select from pg_locks where not granted`)).toHaveLength(1);
      });
      asked.leave();
      await eventually(() => expect(turnsTaken().running).toBe(0));
    });
  });

  test("waits no longer for its turn", async () => {
    const four = Array.from({ length: 4 }, () => ask());
    await Promise.all(four.map(({ answer }) => answer));
    const fifth = ask();
    await eventually(() => expect(turnsTaken()).toEqual({ running: 4, waiting: 1 }));
    fifth.leave();
    await eventually(() => expect(turnsTaken()).toEqual({ running: 4, waiting: 0 }));
    // The file of a list waits in the same queue.
    const sixth = ask(exportEndpoint(siteEndpoints.list).path);
    await eventually(() => expect(turnsTaken()).toEqual({ running: 4, waiting: 1 }));
    sixth.leave();
    await eventually(() => expect(turnsTaken()).toEqual({ running: 4, waiting: 0 }));
    for (const asked of four) asked.leave();
    await nothingIsLeft();
  });
});

test("four that are abandoned at once leave no transaction and no turn", async () => {
  const four = Array.from({ length: 4 }, () => ask());
  await Promise.all(four.map(({ answer }) => answer));
  for (const asked of four) asked.leave();
  await nothingIsLeft();
});

test("rows whose reader stops while the next are on their way are over with their transaction", async () => {
  const stream = await streamRows(db, sql`select n from generate_series(1, 1000) n`, { batch: 10 });
  await stream[Symbol.asyncIterator]().next();
  await stream.close();
  await nothingIsLeft();
});

test("a batch is emptied once the next is asked for", async () => {
  const stream = await streamRows(db, sql`select n from generate_series(1, 25) n`, { batch: 10 });
  const batches: unknown[][] = [];
  const sizes: number[] = [];
  for await (const batch of stream) {
    sizes.push(batch.length);
    batches.push(batch);
  }
  expect([sizes, batches]).toEqual([
    [10, 10, 5],
    [[], [], []],
  ]);
});

// A whole file goes through, which on a busy machine takes its time.
test("four run at once, and the fifth waits until one of them is done", { timeout: 60_000 }, async () => {
  const four = Array.from({ length: 4 }, () => ask());
  const answers = await Promise.all(four.map(({ answer }) => answer));
  const fifth = ask();
  await eventually(() => expect(turnsTaken()).toEqual({ running: 4, waiting: 1 }));
  expect(await transactions()).toHaveLength(4);
  // Other calls are still answered.
  expect((await call(activityDetails.preview, { as: staff, query: { schools: [1] } })).status).toBe(200);
  await answers[0]?.readWhole();
  expect((await fifth.answer).status).toBe(200);
  expect(turnsTaken()).toEqual({ running: 4, waiting: 0 });
  for (const asked of [...four, fifth]) asked.leave();
  await nothingIsLeft();
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
    const answer = await ask().answer;
    const [reading] = await transactions();
    await sole(db, sql`select pg_terminate_backend(${reading?.pid}::int)`);
    await expect(answer.readWhole()).rejects.toThrow(/broke off|ECONNRESET/);
  });
});

test("rows that nobody takes are given up with the connection they hold", async () => {
  const stream = await streamRows(db, sql`select n from generate_series(1, 1000) n`, {
    batch: 10,
    patienceSeconds: 0.05,
  });
  const taken = (async () => {
    let taken = 0;
    for await (const batch of stream) {
      taken += batch.length;
      await nothingIsLeft();
    }
    return taken;
  })();
  await expect(taken).rejects.toThrow("disconnected");
});

describe("how long rows wait to be taken", () => {
  const patienceSeconds = 60;
  const read = async () => {
    const statement = sql`select n from generate_series(1, 30) n`;
    const stream = await streamRows(db, statement, { batch: 10, patienceSeconds });
    return stream[Symbol.asyncIterator]();
  };
  /** Advances time for waiting work only. */
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  const stopClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

  test("is counted anew for every batch, and not while the database is at the next", async () => {
    const rows = await read();
    stopClock();
    try {
      for (let nth = 0; nth < 3; nth += 1) {
        const batch = rows.next();
        // The first one is there already; of the others the database now takes its time.
        if (nth > 0) pass(patienceSeconds * 2);
        expect((await batch).value).toHaveLength(10);
        pass(patienceSeconds - 1);
      }
      expect((await rows.next()).done).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test("is what was said, and no longer", async () => {
    const rows = await read();
    stopClock();
    try {
      await rows.next();
      pass(patienceSeconds);
    } finally {
      vi.useRealTimers();
    }
    await nothingIsLeft();
    await expect(rows.next()).rejects.toThrow("disconnected");
  });
});

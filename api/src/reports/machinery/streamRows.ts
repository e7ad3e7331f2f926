import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { takeTurn, wentAway } from "./turns.ts";

/** Rows that a statement answers, fetched a batch at a time, which is emptied once the next is asked for. */
export interface RowStream<Row> extends AsyncIterable<Row[]> {
  /** Ends early and releases the connection and the turn. */
  close(): Promise<void>;
}

/** How rows are read. */
interface Reading {
  /** Aborted when no longer needed. */
  readonly signal?: AbortSignal | undefined;
  /** How many are fetched at a time: few enough that they are gone before memory counts them as old. */
  readonly batch?: number;
  /** How long rows wait to be read before the stream is closed, in seconds. */
  readonly patienceSeconds?: number;
}

/**
 * Streams a query through a cursor at constant memory in one snapshot. Resolves with the first batch, so that query
 * errors surface before anything is sent.
 */
export async function streamRows<Row>(
  db: Db,
  statement: Sql,
  reading: Reading = {},
): Promise<RowStream<Row>> {
  const { signal, batch = 500, patienceSeconds = 120 } = reading;
  const leave = await takeTurn(signal);
  try {
    const cursor = await openCursor<Row>(db, leave, batch);
    const stop = () => void cursor.close().catch(() => undefined);
    signal?.addEventListener("abort", stop, { once: true });
    const close = () => {
      signal?.removeEventListener("abort", stop);
      return cursor.close();
    };
    try {
      if (signal?.aborted) throw wentAway();
      await cursor.declare(statement);
      const first = await cursor.fetch();
      return {
        close,
        [Symbol.asyncIterator]: () => batches(cursor, first, { batch, patienceSeconds, close }),
      };
    } catch (error) {
      await close();
      throw signal?.aborted ? wentAway() : error;
    }
  } catch (error) {
    leave();
    throw error;
  }
}

async function* batches<Row>(
  cursor: Cursor<Row>,
  first: Row[],
  { batch, patienceSeconds, close }: Required<Omit<Reading, "signal">> & { close(): Promise<void> },
): AsyncGenerator<Row[], void, undefined> {
  try {
    let next = first;
    while (next.length > 0) {
      const coming = next.length < batch ? undefined : cursor.fetch();
      // Errors there surface when the batch is awaited.
      coming?.catch(() => undefined);
      const patience = setTimeout(() => void close().catch(() => undefined), patienceSeconds * 1000);
      try {
        yield next;
      } finally {
        clearTimeout(patience);
      }
      // Dead objects in V8's old generation still refer to it, and would bring all of its rows there.
      next.length = 0;
      next = (await coming) ?? [];
      if (coming && !cursor.isOpen()) throw wentAway();
    }
  } finally {
    await close();
  }
}

interface Cursor<Row> {
  declare(statement: Sql): Promise<void>;
  fetch(): Promise<Row[]>;
  isOpen(): boolean;
  close(): Promise<void>;
}

async function openCursor<Row>(db: Db, leave: () => void, batch: number): Promise<Cursor<Row>> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  const connection = tx as unknown as Db;
  let pid: number | undefined;
  let busy: Promise<unknown> | undefined;
  let closing: Promise<void> | undefined;
  const run = async <T>(statement: Sql): Promise<T[]> => {
    if (closing) throw wentAway();
    const running = rows<T>(connection, statement);
    busy = running;
    try {
      return await running;
    } finally {
      busy = undefined;
    }
  };
  const end = async () => {
    // It may be over, and `busy` empty, before the call to cancel it is.
    const running = busy;
    try {
      if (running) {
        // May come too late, or before the statement has begun: the wait for its end is what counts.
        await sql`select pg_cancel_backend(${pid ?? null}::int)`.execute(db).catch(() => undefined);
        await running.catch(() => undefined);
      }
      await tx.rollback().execute();
    } finally {
      leave();
    }
  };
  return {
    async declare(statement) {
      pid = (await run<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]?.pid;
      await run(sql`declare report no scroll cursor for ${statement}`);
    },
    fetch: () => run<Row>(sql`fetch ${sql.lit(batch)} from report`),
    isOpen: () => closing === undefined,
    close() {
      closing ??= end();
      return closing;
    },
  };
}

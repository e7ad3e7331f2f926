import { isAbortedTransactionError, Kysely, PostgresDialect, type RawBuilder } from "kysely";
import pg, { type PoolConfig } from "pg";
import { isStalePlan, preparingClient } from "./preparing.ts";

/** A pool or a transaction: what every query function takes first. Statements are SQL, composed with kysely's `sql` tag. */
export type Db = Kysely<unknown>;

const dateOid = 1082;
const timestamptzOid = 1184;
const bigintOid = 20;

const types = new pg.TypeOverrides();
// Calendar dates stay the text they are; moments become ISO 8601 in UTC; counts become numbers.
types.setTypeParser(dateOid, (text: string) => text);
types.setTypeParser(timestamptzOid, isoMoment);
types.setTypeParser(bigintOid, (text: string) => Number(text));

/** A moment as PostgreSQL writes it, in ISO 8601; of most, which are in UTC and our era, without working them out. */
export function isoMoment(text: string): string {
  if (!/^[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/.test(text)) return new Date(text).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, "0").slice(0, 3)}Z`;
}

// JIT is slower for our queries, and where a page is read hardly matters on today's disks. These must be statements,
// because poolers refuse start options.
const habits = "set jit = off; set random_page_cost = 1.1";
// Without an error listener, a lost connection would crash the process.
const onConnect = (client: pg.ClientBase) => client.on("error", () => undefined).query(habits);
// A connection doesn't keep for days the plans of what was asked once.
const keeping = { max: 12, connectionTimeoutMillis: 10_000, maxLifetimeSeconds: 1800 };
const usual = { ...keeping, types, onConnect, pipeline: true };

/** Opens a pool of connections. `connection` is a URL or what the embedded database answered. */
export function createDatabase(connection: string | PoolConfig): Db {
  const config: PoolConfig = typeof connection === "string" ? { connectionString: connection } : connection;
  // A connection that breaks while idle is dropped from the pool; the next query opens another.
  const pool = new pg.Pool({ ...usual, Client: preparingClient(), ...config }).on("error", () => undefined);
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

/** Runs a statement and answers its rows. */
export async function rows<Row>(db: Db, statement: RawBuilder<unknown>): Promise<Row[]> {
  const result = await statement.execute(db);
  return result.rows as Row[];
}

/** Runs a statement and answers its first row, or undefined when there is none. */
export async function first<Row>(db: Db, statement: RawBuilder<unknown>): Promise<Row | undefined> {
  return (await rows<Row>(db, statement))[0];
}

/** Runs a statement that always answers a row, and returns it. */
export async function sole<Row>(db: Db, statement: RawBuilder<unknown>): Promise<Row> {
  const row = await first<Row>(db, statement);
  if (row === undefined) throw new Error("A query that must return a row returned none");
  return row;
}

const awayCodes = ["57P01", "57P02", "57P03", "53300", "ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE"];
const serializationFailure = ["40001", "40P01"];
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|connection has been discarded|Cannot use a pool after calling end|driver has already been destroyed/;

/** Whether a transaction failed for something that passes: once more, it may well succeed. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    (serializationFailure.includes(error.code ?? "") || isStalePlan(error))
  );
}

/** Whether the query failed because the database is unreachable; retrying may work. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError) return awayCodes.includes(code) || isPassing(error);
  // A host of several addresses refuses once for each.
  const isOfLine = error instanceof AggregateError || (syscall !== undefined && syscall !== "open");
  return (
    (isOfLine && awayCodes.includes(code)) || (error instanceof Error && awayMessages.test(error.message))
  );
}

/** The connection broke when a transaction was to be committed: whether it was, only the database knows. */
export class UnknownOutcome extends Error {}

/** What waits for a transaction to be committed. */
const afterwards = new WeakMap<Db, (() => void)[]>();

/** Does something once a transaction is committed; at once without one. */
export function afterCommit(db: Db, work: () => void): void {
  const later = afterwards.get(db);
  if (later) later.push(work);
  else work();
}

/**
 * Runs `work` in one transaction: all of it counts, or none.
 * @throws UnknownOutcome when the connection breaks at COMMIT.
 */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  let isDone = false;
  const later: (() => void)[] = [];
  try {
    const result = await db.transaction().execute((tx) =>
      tx.getExecutor().provideConnection(async (connection) => {
        // Kysely's own would send a statement only once the one before has been answered.
        const executor = tx
          .getExecutor()
          .withConnectionProvider({ provideConnection: (ask) => ask(connection) });
        const handed = { getExecutor: () => executor } as Db;
        afterwards.set(handed, later);
        const answer = await work(handed);
        isDone = true;
        return answer;
      }),
    );
    for (const each of later) each();
    return result;
  } catch (error) {
    if (isDone && !isRolledBack(error))
      throw new UnknownOutcome("The outcome of COMMIT is unknown", { cause: error });
    throw error;
  }
}

/**
 * Waits for statements of a transaction that were sent in one go, each without waiting for the one before. Of those that
 * failed, the first counts: the others failed for it.
 */
export async function together<const Sent extends readonly Promise<unknown>[]>(...sent: Sent) {
  await Promise.allSettled(sent);
  return Promise.all(sent);
}

/** Tries a transaction again, twice at most, when it fails for something that passes. */
export async function insistently<T>(attempt: () => Promise<T>, left = 2): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (left === 0 || !isPassing(error)) throw error;
    return insistently(attempt, left - 1);
  }
}

/** Whether the server reported a rollback; a server that is shutting down doesn't. */
function isRolledBack(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return !error.code?.startsWith("57P");
  return isAbortedTransactionError(error);
}

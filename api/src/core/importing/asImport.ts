import type { ImportResult } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole, transaction } from "../database.ts";
import { Refusal } from "../errors.ts";
import type { Call } from "../route.ts";
import { answerOnce } from "../server/idempotency.ts";
import { limiter } from "../server/limiter.ts";

/** Each import uses two connections, so limit them. */
const someAtOnce = limiter(2, 30);

/** The advisory locks that imports hold while they run. */
const lockSpace = 1_768_779_631;

/** A running import: its history id and progress. */
export interface Running {
  readonly id: number;
  /** The database outside the import's transaction. */
  readonly outside: Db;
  /** Tells how far it is, which it doesn't wait for. */
  progress(processed: number): void;
  /** When the people it brings are mailed their invitations. */
  readonly invite: "now" | "later";
}

/** The transaction of an import; `opened` is its place in the history, once it has one. */
export interface Importing {
  readonly tx: Db;
  opened?: number;
}

/** Does an import in one transaction: a repeat of its Idempotency-Key waits, and is answered with what the first did. */
export function importOnce<T>(call: Call, work: (importing: Importing) => Promise<T>): Promise<T> {
  return someAtOnce(async () => {
    let opened: number | undefined;
    try {
      return await transaction(call.services.db, async (tx) => {
        const importing: Importing = {
          tx,
          set opened(id: number) {
            opened = id;
          },
        };
        const run = async () => ({ status: 200, body: await work(importing) });
        const { body } = call.claim ? await answerOnce(tx, call.claim, call.language, run) : await run();
        return body as T;
      });
    } catch (error) {
      if (opened !== undefined) await close(call.services.db, opened, error);
      throw error;
    }
  });
}

/** An import refused for its content leaves no trace; other failures are recorded. */
async function close(db: Db, id: number, error: unknown): Promise<void> {
  const isRefused =
    error instanceof Refusal && (error.code === "invalid" || error.extras.errors?.[0]?.path === "confirm");
  if (isRefused) await sql`delete from imports where id = ${id}`.execute(db);
  // One whose outcome is unknown may be done; a transaction that still ends is waited for.
  else
    await sql`update imports set state = 'failed', finished_at = now()
      where id = ${id} and state in ('checking', 'writing')`.execute(db);
}

/** Runs an import that its history tells of from the start, outside the transaction, so that it can be watched. */
export async function recorded(
  importing: Importing,
  call: Call,
  about: Pick<ImportResult, "total"> & { readonly entity: string; readonly mode: string },
  work: (running: Running) => Promise<ImportResult>,
): Promise<ImportResult> {
  const { db } = call.services;
  const { tx } = importing;
  const { invite } = call.query as Pick<Running, "invite">;
  const fileName = call.uploads.get("file")?.[0]?.name.slice(0, 200) ?? "";
  const sequence = sql`pg_get_serial_sequence('imports', 'id')`;
  const { id } = await sole<{ id: number }>(tx, sql`select nextval(${sequence})::int as id`);
  await sql`select pg_advisory_xact_lock(${lockSpace}::int, ${id}::int)`.execute(tx);
  await sql`insert into imports (id, user_id, entity, file_name, mode, key, total) overriding system value
    values (${id}, ${call.caller.id}, ${about.entity}, ${fileName}, ${about.mode}, ${call.claim?.key ?? null}, ${about.total})`.execute(
    db,
  );
  importing.opened = id;
  let telling: Promise<unknown> = Promise.resolve();
  const progress = (processed: number) => {
    const tell = () =>
      sql`update imports set state = 'writing', processed = ${processed} where id = ${id}`.execute(db);
    telling = telling.then(tell).catch(() => undefined);
  };
  const worked = async () => {
    try {
      return await work({ id, outside: db, progress, invite });
    } finally {
      await telling;
    }
  };
  const { total, created, updated, unchanged, kinds, ...rest } = await worked();
  await sql`update imports set state = 'done', total = ${total}, processed = ${total}, created = ${created},
    updated = ${updated}, unchanged = ${unchanged}, kinds = ${kinds ? JSON.stringify(kinds) : null}, finished_at = now()
    where id = ${id}`.execute(tx);
  return { import_id: id, total, created, updated, unchanged, ...(kinds && { kinds }), ...rest };
}

/** Marks imports of dead processes as failed; their locks are free and nothing was saved. */
export async function failLostImports(db: Db): Promise<void> {
  await transaction(db, (tx) =>
    sql`update imports set state = 'failed', finished_at = now() where id in (
      select id from imports where state in ('checking', 'writing') and pg_try_advisory_xact_lock(${lockSpace}::int, id))`.execute(
      tx,
    ),
  );
}

import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Sql } from "../../core/entity.ts";
import { takeTurn } from "./turns.ts";

/** Rows that a statement answers, fetched a batch at a time. */
export interface RowStream<Row> extends AsyncIterable<Row[]> {
  /** Ends it before its last row: the connection goes back. */
  close(): Promise<void>;
}

/**
 * Reads what a statement answers through a cursor, at a memory that does not grow with it, in one transaction that sees
 * the data as it was when it began. The first batch is there when this settles, so that what is wrong with the statement
 * is known before anything is sent.
 */
export async function streamRows<Row>(db: Db, statement: Sql, batch = 250): Promise<RowStream<Row>> {
  const leave = await takeTurn();
  try {
    const tx = await db
      .startTransaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute();
    let open = true;
    const close = async () => {
      if (!open) return;
      open = false;
      try {
        await tx.rollback().execute();
      } finally {
        leave();
      }
    };
    const fetch = () => rows<Row>(tx as unknown as Db, sql`fetch ${sql.lit(batch)} from report`);
    try {
      await sql`declare report no scroll cursor for ${statement}`.execute(tx);
      let next = await fetch();
      return {
        close,
        async *[Symbol.asyncIterator]() {
          try {
            while (next.length > 0) {
              const current = next;
              const coming = current.length < batch ? undefined : fetch();
              // What goes wrong there is told when it is waited for, if it still is.
              coming?.catch(() => undefined);
              yield current;
              next = (await coming) ?? [];
            }
          } finally {
            await close();
          }
        },
      };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    leave();
    throw error;
  }
}

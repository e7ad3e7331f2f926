import { sql } from "kysely";
import type { Db } from "../../core/database.ts";

/** Reads at one moment what takes more than one statement, with room to add up the points of all days in memory. */
export const atOnce = <T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx: Db) => {
      await sql`set local work_mem = '64MB'`.execute(tx);
      // Too few rows are expected of what is computed on the way, and sorted then; hashing costs less.
      await sql`set local enable_sort = off`.execute(tx);
      return read(tx);
    });

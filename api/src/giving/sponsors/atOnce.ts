import type { Db } from "../../core/database.ts";

/** Reads at one moment what takes more than one statement. */
export const atOnce = <T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((tx: Db) => read(tx));

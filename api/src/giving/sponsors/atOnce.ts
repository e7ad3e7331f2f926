import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { inSnapshot } from "../../people/shared/snapshotRoute.ts";

/** Gives the rest of a transaction room to add up the points of all days in memory. */
export async function makeRoom(tx: Db): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(tx);
  // Too few rows are expected of what is computed on the way, and sorted then; hashing costs less.
  await sql`set local enable_sort = off`.execute(tx);
}

/** Reads at one moment what takes more than one statement, with that room. */
export const atOnce = <T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> =>
  inSnapshot(db, async (tx) => {
    await makeRoom(tx);
    return read(tx);
  });

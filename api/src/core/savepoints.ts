import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Does a part of a transaction; when it fails, only that part is undone, and the error is thrown on. */
export async function inSavepoint<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx);
    // Otherwise an outer savepoint of this name would be shadowed.
    await sql`release savepoint attempt`.execute(tx);
    throw error;
  }
}

/** Works on a group, or on failure on its halves; returns the successful part. */
export async function asManyAsPossible<T>(
  tx: Db,
  group: readonly T[],
  work: (group: readonly T[]) => Promise<void>,
  leftOut: (each: T, error: unknown) => void,
): Promise<T[]> {
  const [only] = group;
  if (only === undefined) return [];
  try {
    await inSavepoint(tx, () => work(group));
    return [...group];
  } catch (error) {
    if (group.length === 1) {
      leftOut(only, error);
      return [];
    }
    const half = Math.ceil(group.length / 2);
    const done = await asManyAsPossible(tx, group.slice(0, half), work, leftOut);
    return [...done, ...(await asManyAsPossible(tx, group.slice(half), work, leftOut))];
  }
}

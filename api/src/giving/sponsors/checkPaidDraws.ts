import type { Db } from "../../core/database.ts";
import { paidByPool, readDraws } from "./funding.ts";
import type { Pool } from "./pools.ts";

/** A pool that would cover less of what charities have been paid, and what it covers of that now. */
export interface PaidFault {
  readonly pool: number;
  readonly paid: number;
}

type Change = (pools: readonly Pool[]) => readonly Pool[];

/** Finds a pool that changed pools would take paid points from; what was paid stays with who gave it. */
export async function checkPaidDraws(db: Db, change: Change): Promise<PaidFault | undefined> {
  const draws = await readDraws(db);
  const before = paidByPool(draws);
  if ([...before.values()].every((paid) => paid === 0)) return undefined;
  return firstFault(before, paidByPool(await readDraws(db, change(draws.pools))));
}

/** Finds such a pool after rows are back, by what it covered without them. */
export async function checkPaidBefore(db: Db, without: Change): Promise<PaidFault | undefined> {
  const draws = await readDraws(db);
  const before = paidByPool(await readDraws(db, without(draws.pools)));
  return firstFault(before, paidByPool(draws));
}

type Paid = ReadonlyMap<number, number>;

function firstFault(before: Paid, after: Paid): PaidFault | undefined {
  for (const [pool, paid] of before) if ((after.get(pool) ?? 0) < paid) return { pool, paid };
  return undefined;
}

import type { Db } from "../../core/database.ts";
import { paidByPool, readDraws } from "./funding.ts";
import type { Pool } from "./pools.ts";

/** A pool that would cover less of what charities have been paid, and what it covers of that now. */
export interface PaidFault {
  readonly pool: number;
  readonly paid: number;
}

/** Finds a pool that changed pools would take paid points from; what was paid stays with who gave it. */
export async function checkPaidDraws(
  db: Db,
  change: (pools: readonly Pool[]) => readonly Pool[],
): Promise<PaidFault | undefined> {
  const draws = await readDraws(db);
  const before = paidByPool(draws);
  if ([...before.values()].every((paid) => paid === 0)) return undefined;
  const after = paidByPool(await readDraws(db, change(draws.pools)));
  for (const [pool, paid] of before) if ((after.get(pool) ?? 0) < paid) return { pool, paid };
  return undefined;
}

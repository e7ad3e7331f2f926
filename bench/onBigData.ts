import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Signer } from "./calls/calls.ts";
import { cleanUp } from "./calls/calls.ts";
import { secret, signerOf } from "./calls/signing.ts";
import { openDatabase } from "./openDatabase.ts";
import { startServer } from "./startServer.ts";

/** A portal on the big data set, its database, and who signs people in. */
export interface BigData extends Signer {
  readonly scale: number;
  readonly pool: pg.Pool;
  readonly portal: Awaited<ReturnType<typeof startServer>>;
}

/** Measures on a portal with the big data set at a scale, which ends afterwards; yields what the measurement does. */
export async function* onBigData<Line>(
  scale: number,
  measure: (data: BigData) => AsyncGenerator<Line>,
): AsyncGenerator<Line> {
  const database = await openDatabase(scale, secret);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // The database may end before it has heard that a connection did.
  pool.on("error", () => undefined);
  const dataDir = mkdtempSync(join(tmpdir(), "kindling-bench-"));
  const portal = await startServer({ DATABASE_URL: database.url, TOKEN_SECRET: secret, DATA_DIR: dataDir });
  try {
    yield* measure({ scale, pool, portal, ...(await signerOf(pool)) });
  } finally {
    await portal.stop();
    await cleanUp(pool);
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

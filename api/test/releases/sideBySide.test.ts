import { readdir } from "node:fs/promises";
import { allEndpoints } from "@kindling/contract";
import { afterAll, expect, test } from "vitest";
import { findBinaries } from "../../src/embedded-postgres/findBinaries.ts";
import { tempFolder } from "../backups.ts";
import { demoClients, signIn } from "../kills/clients.ts";
import { expectWhole } from "../kills/expectWhole.ts";
import { killedPortal } from "../kills/killedPortal.ts";
import { startOutsidePostgres } from "../outsidePostgres.ts";
import { hasPrevious, writePrevious } from "./previousRelease.ts";

const [home, folder, dataDir] = [await tempFolder(), await tempFolder(), await tempFolder()];
const outside = await startOutsidePostgres(findBinaries(home), home);
const before = await killedPortal(dataDir, outside, { root: folder });
const after = await killedPortal(dataDir, outside);

afterAll(async () => {
  await Promise.all([before.end(), after.end()]);
  await outside.stop();
});

/** Every call that only reads and needs to be told nothing. */
const plainReads = allEndpoints
  .filter(({ method, path }) => method === "GET" && !path.includes(":"))
  .map(({ path }) => path);

test.skipIf(!hasPrevious)(
  "the release before goes on beside this one on one database, for as long as a rolling upgrade takes",
  async () => {
    await writePrevious(folder);
    await before.start();
    const foldersAtFirst = await readdir(dataDir);
    const old = await before.withDatabase((db) => demoClients(before.url, db));
    await expect.poll(old.count).toBeGreaterThan(20);

    // It migrates the database under the other one.
    await after.start();
    const next = await after.withDatabase((db) => demoClients(after.url, db));
    const atStart = old.count();
    await expect.poll(next.count, { timeout: 60_000 }).toBeGreaterThan(50);
    await expect.poll(old.count, { timeout: 60_000 }).toBeGreaterThan(atStart + 50);

    const token = await signIn(before.url, "super@kindling.example");
    const headers = { authorization: `Bearer ${token}` };
    const statuses = plainReads.map(async (path) => {
      const { status, body } = await fetch(`${before.url}/api${path}`, { headers });
      await body?.cancel();
      return `${status} ${path}`;
    });
    expect((await Promise.all(statuses)).filter((line) => line.startsWith("5"))).toEqual([]);
    expect(plainReads.length).toBeGreaterThan(100);

    await next.stop();
    await before.withDatabase((db) => expectWhole({ db, dataDir, foldersAtFirst }, old));
    expect((await before.end()).code).toBe(0);
    await after.withDatabase((db) => expectWhole({ db, dataDir, foldersAtFirst }, next));
  },
  240_000,
);

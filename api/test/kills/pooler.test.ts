import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { BackupUnderWay } from "../../src/backup/backupError.ts";
import { type BackupKit, makeBackup } from "../../src/backup/makeBackup.ts";
import { silent } from "../../src/backup/progress.ts";
import { readSettings } from "../../src/core/settings.ts";
import { findBinaries } from "../../src/embedded-postgres/findBinaries.ts";
import { tempFolder } from "../backups.ts";
import { startOutsidePostgres } from "../outsidePostgres.ts";
import { hasPooler, makePooler } from "../pooler.ts";
import { demoClients } from "./clients.ts";
import { expectWhole } from "./expectWhole.ts";
import { killedPortal } from "./killedPortal.ts";

/** Fewer than two workers would take without it. */
const connections = 8;

const [home, settings, dataDir] = [await tempFolder(), await tempFolder(), await tempFolder()];
const outside = await startOutsidePostgres(findBinaries(home), home);
const pooler = await makePooler(outside.url, settings, connections);
const portal = await killedPortal(dataDir, { url: pooler.url, cluster: outside.cluster }, { workers: 2 });

afterAll(async () => {
  await portal.end();
  await pooler.kill();
  await outside.stop();
});

test.skipIf(!hasPooler)(
  "two workers behind a pooler that lends connections by transaction lose no confirmed write, nor when it is killed",
  async () => {
    await pooler.start();
    await portal.start();
    const foldersAtFirst = await readdir(dataDir);
    const clients = await portal.withDatabase((db) => demoClients(portal.url, db));
    await expect.poll(clients.count, { timeout: 60_000 }).toBeGreaterThan(100);

    // Backups wait for each other through it, too.
    const kit: BackupKit = {
      connection: pooler.url,
      settings: { ...readSettings({ DATA_DIR: dataDir }, "/"), backupDir: join(settings, "backups") },
      now: new Date(),
      progress: silent,
    };
    let second: unknown;
    const begun = async () => {
      second = await makeBackup(kit).catch((error: unknown) => error);
    };
    expect((await makeBackup({ ...kit, begun })).rows).toBeGreaterThan(1000);
    expect(second).toBeInstanceOf(BackupUnderWay);
    expect((await makeBackup({ ...kit, now: new Date(Date.now() + 60_000) })).rows).toBeGreaterThan(1000);

    const before = clients.count();
    await pooler.kill();
    await pooler.start();
    await expect.poll(clients.count, { timeout: 60_000 }).toBeGreaterThan(before + 50);
    await portal.withDatabase((db) => expectWhole({ db, dataDir, foldersAtFirst }, clients, true));
    expect((await portal.end()).code).toBe(0);
  },
  180_000,
);

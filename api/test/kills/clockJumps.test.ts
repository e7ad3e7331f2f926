import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../../src/core/database.ts";
import { tempFolder } from "../backups.ts";
import { demoClients, signIn } from "./clients.ts";
import { expectWhole } from "./expectWhole.ts";
import { killedPortal } from "./killedPortal.ts";

// The clocks of this process and of PostgreSQL stay right: what the database wrote is moved as if its clock had jumped, too.
const dataDir = await tempFolder();
const portal = await killedPortal(dataDir, undefined, { movesClock: true });

beforeAll(() => portal.start(), 120_000);
afterAll(() => portal.end());

/** Moves the times of what waits or is remembered, as if the database's clock had then been ahead by so many hours. */
async function moveWritten(db: Db, hours: number): Promise<void> {
  const by = sql`make_interval(hours => ${hours})`;
  await sql`update mails set next_try_at = next_try_at + ${by}, created_at = created_at + ${by}`.execute(db);
  await sql`update idempotency_keys set created_at = created_at + ${by}`.execute(db);
}

test("what is written while clocks jump back and forth is there once, and each email is sent once", async () => {
  const foldersAtFirst = await readdir(dataDir);
  await portal.withDatabase(async (db) => {
    // A sign-in is refused while the clock is past its end, and goes on afterwards.
    const clients = await demoClients(portal.url, db, { daysAgo: 4, passing: [401] });
    const token = await signIn(portal.url, "super@kindling.example");
    const me = () => fetch(`${portal.url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
    /** Waits until four more writes are confirmed. */
    const expectWrites = async (hours: number) => {
      const enough = clients.count() + 4;
      const message = `writes with the clock ${hours} hours ahead`;
      await expect.poll(clients.count, { message, timeout: 30_000 }).toBeGreaterThan(enough);
    };
    for (const hours of [0, 5, -5, 24 * 40, -60, 72, 0]) {
      await portal.setClock(hours);
      if (hours <= 5) await expectWrites(hours);
      else expect([hours, (await me()).status]).toEqual([hours, 401]);
      await moveWritten(db, hours);
    }
    await expectWhole({ db, dataDir, foldersAtFirst }, clients);
  });
}, 180_000);

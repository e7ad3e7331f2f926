import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomly } from "../randomly.ts";
import { type Clients, demoClients } from "./clients.ts";
import { expectWhole } from "./expectWhole.ts";
import type { KilledPortal } from "./killedPortal.ts";

/** A database that is away for a while, and how that comes about. */
export interface Absence {
  readonly name: string;
  /** What a call that is made meanwhile may answer, in the end. */
  readonly answers: readonly number[];
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

const awayMs = Number(process.env["AWAY_SECONDS"] ?? 30) * 1000;

/**
 * Has a portal with its data in the folder killed so many times: even numbers are of the server, odd ones of PostgreSQL. A
 * failure is repeated by its number.
 */
export function surviveKills(
  portal: KilledPortal,
  dataDir: string,
  usual: number,
  absences: readonly Absence[] = [],
): void {
  const [kills, first] = [Number(process.env["KILLS"] ?? usual), Number(process.env["KILLS_FIRST"] ?? 0)];
  let foldersAtFirst: string[] = [];

  afterAll(() => portal.end());

  beforeAll(async () => {
    await portal.start();
    foldersAtFirst = (await readdir(dataDir)).toSorted();
  }, 120_000);

  const start = () => portal.withDatabase((db) => demoClients(portal.url, db));

  /** Looks whether everything is as it must be. A mail that was being sent when all ended may come again. */
  const look = (clients: Clients, mayRepeat: boolean) =>
    portal.withDatabase((db) => expectWhole({ db, dataDir, foldersAtFirst }, clients, mayRepeat));

  test.each(Array.from({ length: kills }, (_, nth) => first + nth))(
    "kill %i loses no confirmed write, makes none twice, and needs no hand",
    async (number) => {
      const { below } = randomly(number + 1);
      const what = number % 2 === 0 ? "server" : "PostgreSQL";
      const clients = await start();
      await pause(200 + below(800));
      const before = clients.count();
      await portal.kill(what);
      if (what === "server") await portal.start();
      await expect.poll(clients.count, { timeout: 60_000 }).toBeGreaterThan(before + 8);
      await look(clients, true);
    },
    120_000,
  );

  test.each(absences)(
    "a database that $name for half a minute loses nothing, and needs no hand",
    async ({ answers, leave, comeBack }) => {
      const clients = await start();
      await expect.poll(clients.count).toBeGreaterThan(8);
      await leave();
      const asked = fetch(`${portal.url}/api/program/welcomeVideo?program_id=1&level_id=1`);
      await pause(awayMs);
      await comeBack();
      const before = clients.count();
      await expect.poll(clients.count, { timeout: 30_000 }).toBeGreaterThan(before + 8);
      const { status, headers } = await asked;
      expect(answers).toContain(status);
      expect(headers.has("retry-after")).toBe(status === 503);
      await look(clients, true);
    },
    120_000,
  );

  test("SIGTERM under load ends the portal with 0 within ten seconds, and what was confirmed is there", async () => {
    const clients = await start();
    await expect.poll(clients.count).toBeGreaterThan(8);
    const { code, ms } = await portal.end();
    expect([code, ms < 10_000]).toEqual([0, true]);
    // Its own PostgreSQL has ended with it.
    expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
    await portal.start();
    await look(clients, false);
  }, 120_000);
}

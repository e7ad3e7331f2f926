import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  categoryEndpoints,
  dashboardEndpoints,
  exportEndpoint,
  givingDashboardEndpoints,
  savedReportEndpoints,
  siteEndpoints,
  userActivityReport,
} from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildApp } from "../test/buildApp.ts";
import { caller } from "../test/call.ts";
import { factories } from "../test/factories.ts";
import { startOutsidePostgres } from "../test/outsidePostgres.ts";
import { signIn } from "../test/signInAs.ts";
import { createApp } from "./app.ts";
import { createDatabase, type Db, sole } from "./core/database.ts";
import { findBinaries } from "./embedded-postgres/findBinaries.ts";
import { prepareDatabase } from "./prepareDatabase.ts";
import { openReplica, type ReadReplica } from "./readReplica.ts";
import { makeSends } from "./reports/saved-reports/makeSends.ts";

const kit = await buildApp();
const home = mkdtempSync(join(tmpdir(), "kindling-replica-"));
const outside = await startOutsidePostgres(findBinaries(home), home, { isQuick: false });
const prepared = createDatabase(outside.url);
await prepareDatabase(prepared, kit.services.settings);
await prepared.destroy();
const standby = await outside.startReplica();
/** The replica as its operator sees it. */
const onReplica = createDatabase({ connectionString: standby.url, application_name: "operator" });
const primary = createDatabase(outside.url);
let awayTold = 0;
const open = (databaseReadUrl: string, databaseReadWaitMs: number) => {
  const settings = { databaseUrl: outside.url, databaseReadUrl, databaseReadWaitMs };
  const opened = openReplica(primary, settings, () => {
    awayTold += 1;
  });
  if (!opened) throw new Error("No replica was opened");
  return opened;
};
const replica = open(standby.url, 200);
const services = { ...kit.services, db: primary, readElsewhere: replica.read };
const app = await createApp(services, { connection: outside.url });
await app.ready();
const call = caller(app);
const as = await signIn(primary, kit.services.secret, factories(primary))("Super Admin");

afterAll(async () => {
  await app.close();
  await Promise.all([primary.destroy(), replica.stop(), onReplica.destroy()]);
  await standby.stop();
  await outside.stop();
  rmSync(home, { recursive: true, force: true });
});

/** What a database is by its own word. */
async function nameOf(db: Db): Promise<"replica" | "primary"> {
  const { is } = await sole<{ is: boolean }>(db, sql`select pg_is_in_recovery() as is`);
  return is ? "replica" : "primary";
}

const whoReads = ({ read }: ReadReplica) => read(nameOf);

const pause = () => sql`select pg_wal_replay_pause()`.execute(onReplica);
const goOn = () => sql`select pg_wal_replay_resume()`.execute(onReplica);
const write = (name: string) => call(categoryEndpoints.create, { as, body: { name } });

beforeEach(async () => {
  await vi.waitUntil(async () => (await whoReads(replica)) === "replica", { timeout: 15_000 });
});

/** How many calls the replica has answered, by the metrics. */
async function answeredByReplica(): Promise<number> {
  const { body } = await app.inject({ url: "/api/metrics" });
  return Number(/kindling_replica_reads_total\{by="replica"\} (\d+)/.exec(body)?.[1]);
}

describe("a replica", () => {
  test("answers dashboards, reports and exports, and no other call", async () => {
    const reads = [
      exportEndpoint(siteEndpoints.list),
      userActivityReport.download,
      userActivityReport.preview,
      dashboardEndpoints.get,
      givingDashboardEndpoints.get,
    ];
    const before = await answeredByReplica();
    for (const each of reads)
      expect([each.path, (await call(each, { as })).status]).toEqual([each.path, 200]);
    expect(await answeredByReplica()).toBe(before + reads.length);
    await write("Kindness at home");
    await call(categoryEndpoints.list, { as });
    expect(await answeredByReplica()).toBe(before + reads.length);
  });

  test("that is behind isn't read: nobody misses what they just wrote", async () => {
    await pause();
    expect((await write("Kindness on paper")).status).toBe(201);
    const { text } = await call(exportEndpoint(categoryEndpoints.list), { as, query: { format: "csv" } });
    await goOn();
    expect(text).toContain("Kindness on paper");
  });

  test("is waited for while it catches up", async () => {
    const patient = open(standby.url, 20_000);
    await pause();
    await write("Kindness in the yard");
    const asked = whoReads(patient);
    await goOn();
    expect(await asked).toBe("replica");
    await patient.stop();
  });

  test("that breaks off a read has it answered by the primary", async () => {
    const asked: string[] = [];
    const total = await replica.read(async (db) => {
      asked.push(await nameOf(db));
      if (asked.length === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
      return asked.length;
    });
    expect([total, asked]).toEqual([2, ["replica", "primary"]]);
  });

  test("isn't read once it is no replica any more, because it may have gone its own way", async () => {
    const promoted = open(outside.url, 200);
    const asked = await promoted.read(async (db) => db === primary);
    expect(asked).toBe(true);
    await promoted.stop();
  });

  test("that is away is told once, and read again when it is back", async () => {
    await standby.stop();
    const before = awayTold;
    for (let times = 0; times < 3; times += 1) expect(await whoReads(replica)).toBe("primary");
    expect((await call(givingDashboardEndpoints.get, { as })).status).toBe(200);
    expect(awayTold).toBe(before + 1);
    await standby.startAgain();
  });

  test("answers what is mailed", async () => {
    const body = {
      report: "activitySummary",
      name: "Sites",
      schedule: "weekly",
      weekday: 1,
      recipient_ids: [as.id],
    };
    const { id } = (await call(savedReportEndpoints.create, { as, body })).body.data;
    await call(savedReportEndpoints.sendNow, { as, params: { id } });
    const before = await answeredByReplica();
    const faults: unknown[] = [];
    expect(await makeSends(services, (error) => faults.push(error))).toBe(1);
    expect([faults, await answeredByReplica()]).toEqual([[], before + 1]);
  });

  test("needs the database of which it is one", () => {
    const settings = { databaseUrl: undefined, databaseReadUrl: standby.url, databaseReadWaitMs: 0 };
    expect(() => openReplica(primary, settings, () => {})).toThrow(/^DATABASE_READ_URL needs DATABASE_URL/);
  });
});

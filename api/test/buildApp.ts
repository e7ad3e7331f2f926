import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { PoolConfig } from "pg";
import { afterAll, inject } from "vitest";
import { openFiles } from "../src/account/files/openFiles.ts";
import { openPlaces } from "../src/account/origins/placeOf.ts";
import { followOrganization } from "../src/account/set-up/followOrganization.ts";
import { createApp } from "../src/app.ts";
import { createDatabase, type Db } from "../src/core/database.ts";
import { remoteStorage } from "../src/core/files/storage.ts";
import type { Services } from "../src/core/services.ts";
import { readSettings, type Settings } from "../src/core/settings.ts";
import { entities } from "../src/entities.ts";
import { grantApplication } from "../src/grantApplication.ts";
import { createTestRole } from "./applicationRole.ts";
import { type Caller, caller } from "./call.ts";
import { type Factories, factories } from "./factories.ts";
import { type SignInAs, signIn } from "./signInAs.ts";
import { createTestDatabase, type TestDatabase } from "./testDatabase.ts";

/** The server with a database and a clock of a test file's own. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly db: Db;
  /** How another process connects to the same database. */
  readonly connection: PoolConfig;
  /** The folder in which the server keeps files. */
  readonly folder: string;
  /** Makes a call of the contract. */
  readonly call: Caller;
  /** Creates a user with the place their role needs, and signs them in. */
  readonly signInAs: SignInAs;
  /** Makes rows of every resource, past the calls. */
  readonly make: Factories;
  /** Sets the server's clock to a moment, or to noon in New York of a calendar date. */
  setNow(moment: string): void;
}

/** The calendar date on which every test begins. */
export const firstDay = "2026-09-15";

const noonOf = (date: string) => new Date(`${date}T16:00:00Z`);

async function grantTestRole({ connection }: TestDatabase, application: Db): Promise<void> {
  const owner = createDatabase(connection);
  await grantApplication(owner, application);
  await owner.destroy();
}

/**
 * Puts the server together for one test file, and away again when its tests are done. As `application` it connects like a
 * portal whose tables belong to somebody else.
 */
export async function buildApp(
  settings: Partial<Settings> = {},
  as: "owner" | "application" = "owner",
): Promise<TestApp> {
  const [database, folder] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), "kindling-api-")),
  ]);
  const role = as === "application" ? await createTestRole(inject("server"), database.connection) : undefined;
  const db = createDatabase(role?.connection ?? database.connection);
  if (role) await grantTestRole(database, db);
  let now = noonOf(firstDay);
  const all = { ...readSettings({ SEED: "none", DATA_DIR: folder }, folder), ...settings };
  openPlaces(all);
  const services: Services = {
    db,
    settings: await followOrganization(all, db),
    files: await openFiles(all),
    storage: remoteStorage(),
    entities,
    now: () => now,
    secret: "a secret that only the tests of this server know",
  };
  const app = await createApp(services, { connection: role?.connection ?? database.connection });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await db.destroy();
    await database.drop();
    await role?.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const make = factories(db);
  return {
    app,
    services,
    db,
    connection: role?.connection ?? database.connection,
    folder,
    call: caller(app),
    signInAs: signIn(db, services.secret, make),
    make,
    setNow(moment) {
      now = /^\d{4}-\d{2}-\d{2}$/.test(moment) ? noonOf(moment) : new Date(moment);
    },
  };
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PoolConfig } from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../src/embedded-postgres/embeddedPostgres.ts";
import { startOutsidePostgres } from "./outsidePostgres.ts";
import { databaseNamed, runOn, templateName } from "./testDatabase.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A database of the server all API tests share, from which others can be made. */
    server: PoolConfig;
  }
}

/**
 * Starts PostgreSQL for the run and migrates the template database: embedded, TEST_DATABASE_URL or TEST_POSTGRES_BIN.
 */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), "kindling-test-"));
  const { connection, stop } = await startServer(home);
  async function tearDown(): Promise<void> {
    await stop();
    rmSync(home, { recursive: true, force: true });
  }
  try {
    await makeTemplate(connection);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide("server", connection);
  return tearDown;
}

async function makeTemplate(connection: PoolConfig): Promise<void> {
  await runOn(connection, `DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
  await runOn(connection, `CREATE DATABASE ${templateName} TEMPLATE template0 ENCODING 'UTF8'`);
  await migrate(databaseNamed(connection, templateName));
}

async function startServer(home: string): Promise<{ connection: PoolConfig; stop(): Promise<void> }> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { connection: { connectionString: url }, async stop() {} };
  const programs = process.env["TEST_POSTGRES_BIN"];
  if (programs) return startOutsidePostgres({ folder: programs }, home);
  return startEmbeddedPostgres({ dataDir: join(home, "data"), fast: true });
}

async function migrate(template: PoolConfig): Promise<void> {
  const { createDatabase } = await import("../src/core/database.ts");
  const { readSettings } = await import("../src/core/settings.ts");
  const { prepareDatabase } = await import("../src/prepareDatabase.ts");
  const database = createDatabase(template);
  try {
    await prepareDatabase(database, readSettings({}));
  } finally {
    await database.destroy();
  }
}

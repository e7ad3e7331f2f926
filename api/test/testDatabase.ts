import { randomBytes } from "node:crypto";
import pg, { type PoolConfig } from "pg";
import { inject } from "vitest";

/** The migrated database that the tests' own are copies of. */
export const templateName = "kindling_test_template";

/** A database of a test file's own, migrated and empty. */
export interface TestDatabase {
  readonly connection: PoolConfig;
  drop(): Promise<void>;
}

/** Copies the migrated database for one test file; `drop` removes it along with its connections. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("server");
  const name = `kindling_test_${randomBytes(6).toString("hex")}`;
  await runOn(server, `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  return {
    connection: databaseNamed(server, name),
    async drop() {
      await runOn(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** The same server, another database. */
export function databaseNamed(server: PoolConfig, name: string): PoolConfig {
  if (!server.connectionString) return { ...server, database: name };
  const url = new URL(server.connectionString);
  url.pathname = `/${name}`;
  return { connectionString: url.href };
}

/** A database as DATABASE_URL names it. */
export function urlOf({ connectionString, host = "", port, user, database }: PoolConfig): string {
  if (connectionString) return connectionString;
  return `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) }).toString()}`;
}

/** Runs statements about databases one at a time, because parallel create and drop is unreliable. */
export async function runOn(server: PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('kindling test databases'))");
    await client.query(statement);
  } finally {
    await client.end();
  }
}

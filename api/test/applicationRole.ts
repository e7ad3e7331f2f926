import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { PoolConfig } from "pg";
import { createDatabase } from "../src/core/database.ts";
import { runOn } from "./testDatabase.ts";

/** A user of a server without special rights, and how it connects to a database there. */
export interface TestRole {
  readonly name: string;
  readonly connection: PoolConfig;
  /** Removes it; only after the databases on which it has rights. */
  drop(): Promise<void>;
}

/** Makes a user for one database of the server. */
export async function createTestRole(server: PoolConfig, database: PoolConfig): Promise<TestRole> {
  const name = `kindling_test_role_${randomBytes(6).toString("hex")}`;
  const password = "role-pass";
  await runOn(server, `CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
  return {
    name,
    connection: connectAs(name, password, database),
    drop: () => runOn(server, `DROP ROLE ${name}`),
  };
}

function connectAs(
  user: string,
  password: string,
  { connectionString, ...database }: PoolConfig,
): PoolConfig {
  if (!connectionString) return { ...database, user, password };
  return { connectionString: Object.assign(new URL(connectionString), { username: user, password }).href };
}

/** Lets somebody do something with a connection of a role's own; the database's refusal becomes the answer. */
export async function refusalOf(connection: PoolConfig, statement: string): Promise<string | undefined> {
  const db = createDatabase(connection);
  try {
    await sql.raw(statement).execute(db);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await db.destroy();
  }
}

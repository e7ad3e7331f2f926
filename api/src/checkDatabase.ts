import { sql } from "kysely";
import { type Db, sole } from "./core/database.ts";
import { SettingsError } from "./core/settings.ts";

const oldest = 15;

/**
 * Checks that the PostgreSQL of a setting is usable.
 * @throws SettingsError without address and password, if it is unreachable, refuses access or is too old.
 */
export async function checkDatabase(db: Db, setting = "DATABASE_URL"): Promise<void> {
  const version = await majorVersion(db, setting);
  if (version >= oldest) return;
  throw new SettingsError(
    `${setting} points to PostgreSQL ${version}. Kindling needs version ${oldest} or later.`,
  );
}

async function majorVersion(db: Db, setting: string): Promise<number> {
  const asked = sql`select current_setting('server_version_num')::int / 10000 as major`;
  try {
    return (await sole<{ major: number }>(db, asked)).major;
  } catch (error) {
    throw new SettingsError(
      `Can't use the database in ${setting} (${reasonOf(error)}). ` +
        "Check that PostgreSQL is running and that the address, user, password and database name are correct.",
    );
  }
}

/** A host with several addresses reports one refusal per address. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || "unknown error";
}

import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { type SecurityRow, writeRows } from "./securityEvent.ts";

/** More rows than this aren't kept for a database that doesn't answer. */
const mostWaiting = 5000;

/** Writes rows of the security log in the background, one statement at a time. */
export interface RowsWriter {
  write(found: readonly SecurityRow[]): void;
  /** Resolves once all is written, or given up. */
  settled(): Promise<void>;
}

/**
 * Names accounts by what was typed as their email. What no account has becomes a mark: people type passwords there.
 */
async function named(db: Db, found: readonly SecurityRow[], secret: string): Promise<SecurityRow[]> {
  const typed = [...new Set(found.flatMap((row) => row.typed ?? []))].map((text) =>
    text.replaceAll("\0", ""),
  );
  const known = typed.length
    ? await rows<{ id: number; email: string }>(
        db,
        sql`select id, lower(email::text) as email from users where email = any(${typed}::citext[]) and archived_at is null`,
      )
    : [];
  const idOf = new Map(known.map(({ id, email }) => [email, id]));
  const markOf = (text: string) => createHmac("sha256", `security log ${secret}`).update(text).digest("hex");
  return found.map((row) => {
    if (row.typed === null) return row;
    const id = idOf.get(row.typed);
    return id === undefined
      ? { ...row, typed: markOf(row.typed).slice(0, 12) }
      : { ...row, typed: null, account_id: id };
  });
}

export function rowsWriter(db: Db, secret: string, onError: (error: unknown) => void): RowsWriter {
  let waiting: SecurityRow[] = [];
  let writing: Promise<void> | undefined;
  const drain = async () => {
    while (waiting.length > 0) {
      const next = waiting;
      waiting = [];
      try {
        await writeRows(db, await named(db, next, secret));
      } catch (error) {
        onError(error);
      }
    }
    writing = undefined;
  };
  return {
    write(found) {
      waiting.push(...found.slice(0, mostWaiting - waiting.length));
      if (waiting.length > 0) writing ??= drain();
    },
    settled: async () => writing,
  };
}

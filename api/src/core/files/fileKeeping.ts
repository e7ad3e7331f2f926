import { sql } from "kysely";
import { type Db, rows, transaction } from "../database.ts";
import type { FileStore } from "./fileStore.ts";

/** Tables that don't count as references to files. import_rows does count, for undo. */
const bygone = ["files", "audit_log"];

/** A file key alone in a column, or in one of our URLs inside text or JSON. */
const keyInText = String.raw`(?<![\w-])[\w-]{20,60}(?![\w-])`;

const ownAddress = /^\/api\/files\/([\w-]{20,60})$/;

/** Returns the keys that are in use. It checks every text and JSON column so that new tables can't be forgotten. */
export async function heldKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const tables = await rows<{ name: string; columns: string[] }>(
    db,
    sql`select c.table_name as name, array_agg(c.column_name::text) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> all(${bygone}::text[])
        and c.udt_name in ('text', 'citext', 'varchar', 'json', 'jsonb', '_text')
      group by c.table_name`,
  );
  const mentions = tables.map(({ name, columns }) => {
    const texts = sql.join(columns.map((column) => sql`t.${sql.ref(column)}::text`));
    return sql`select m[1] as key from ${sql.table(name)} t, regexp_matches(concat_ws(' ', ${texts}), ${keyInText}, 'g') m
      where m[1] = any(${keys}::text[])`;
  });
  const found = await rows<{ key: string }>(db, sql`${sql.join(mentions, sql` union `)}`);
  return new Set(keysOf(found));
}

/** Our file URLs in a value, at any depth. */
function keysIn(value: unknown): string[] {
  if (typeof value === "string") return ownAddress.exec(value)?.slice(1) ?? [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(keysIn) : [];
}

/** Tells that a file that a draft names is no longer there, or never was. */
export class FileGone extends Error {
  readonly field: string;

  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

/**
 * Locks files that drafts refer to by URL, so that the sweep can't delete them.
 * @throws FileGone if one no longer exists.
 */
export async function holdFiles(tx: Db, drafts: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const named = drafts.flatMap((draft) =>
    Object.entries(draft).flatMap(([field, value]) => keysIn(value).map((key) => ({ field, key }))),
  );
  if (named.length === 0) return;
  const keys = [...new Set(named.map(({ key }) => key))];
  const kept = await rows<{ key: string }>(
    tx,
    sql`select key from files where key = any(${keys}::text[]) order by key for key share`,
  );
  const gone = named.find(({ key }) => !kept.some((file) => file.key === key));
  if (gone) throw new FileGone(gone.field);
}

const atOnce = 500;
const keysOf = (files: readonly { key: string }[]) => files.map(({ key }) => key);

/**
 * Deletes unused files older than a day; returns how many. A file about to be used is skipped, or its write fails
 * with FileGone.
 */
export async function sweepFiles(db: Db, files: FileStore): Promise<number> {
  const old = await rows<{ key: string }>(
    db,
    sql`select key from files where created_at < now() - interval '1 day' order by key`,
  );
  const held = await heldKeys(db, keysOf(old));
  const loose = keysOf(old).filter((key) => !held.has(key));
  let swept = 0;
  for (let start = 0; start < loose.length; start += atOnce)
    swept += await sweepSome(db, files, loose.slice(start, start + atOnce));
  return swept;
}

function sweepSome(db: Db, files: FileStore, keys: readonly string[]): Promise<number> {
  return transaction(db, async (tx) => {
    // A writer holds a lock before its reference becomes visible.
    const locked = await rows<{ key: string }>(
      tx,
      sql`select key from files where key = any(${keys}::text[]) order by key for update skip locked`,
    );
    const held = await heldKeys(tx, keysOf(locked));
    const gone = keysOf(locked).filter((key) => !held.has(key));
    await sql`delete from files where key = any(${gone}::text[])`.execute(tx);
    // Before the rows are gone for good: a crash in between leaves rows, which the next round finds again.
    for (const key of gone) await files.remove(key);
    return gone.length;
  });
}

/** More files without a row than a crash leaves. */
const suspicious = 100;
const aDay = 86_400_000;

/** What was found when the store was held against the list of files. */
export interface Reconciled {
  readonly removed: number;
  /** Files that no row knows, spared because the database knows so few that it may be another's. */
  readonly spared: number;
  /** The keys of rows whose content is gone. */
  readonly gone: readonly string[];
}

/** Removes stored content older than a day without a row, and reports rows without content. */
export async function reconcileFiles(db: Db, files: FileStore): Promise<Reconciled> {
  const before = Date.now() - aDay;
  const kept = new Set<string>();
  const old: string[] = [];
  for await (const { name, modified } of files.list()) {
    kept.add(name);
    if (modified.getTime() < before) old.push(name);
  }
  const all = await rows<{ key: string; isOld: boolean }>(
    db,
    sql`select key, created_at < now() - interval '1 day' as "isOld" from files`,
  );
  const known = new Set(keysOf(all));
  const gone = keysOf(all.filter(({ key, isOld }) => isOld && !kept.has(key)));
  const strays = old.filter((name) => !known.has(name));
  if (strays.length > Math.max(suspicious, old.length - strays.length))
    return { removed: 0, spared: strays.length, gone };
  for (const name of strays) await files.remove(name);
  return { removed: strays.length, spared: 0, gone };
}

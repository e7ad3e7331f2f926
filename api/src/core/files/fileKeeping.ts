import { sql } from "kysely";
import { type Db, rows, transaction } from "../database.ts";
import type { FileStore } from "./fileStore.ts";

/**
 * Tables whose texts hold no file: the list of files itself, and what is remembered of rows that have changed since.
 * What an import can still take back stands in import_rows, and that holds.
 */
const bygone = ["files", "audit_log"];

/** A key as it stands alone in a column, or in an address of ours inside a text or a JSON value. */
const keyInText = String.raw`(?<![\w-])[\w-]{20,60}(?![\w-])`;

const ownAddress = /^\/api\/files\/([\w-]{20,60})$/;

/**
 * Answers those of the keys that anything refers to. It reads every text and JSON column there is, so that none can be
 * forgotten when a table is added: what is held by mistake costs room, what is swept by mistake is lost.
 */
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

/** The addresses of our own files that a value holds, at whatever depth. */
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
 * Holds the files that drafts name by their address until the transaction ends, so that none is swept between being
 * named and being counted. A file in a column of its own the database holds itself.
 * @throws FileGone when one is not kept.
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
 * Deletes the files that nothing refers to and that are older than a day: replaced ones, and those of forms that were
 * never saved. Answers how many. One that somebody is just about to refer to is spared, or their write waits and is
 * told that the file is gone.
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
    // Who is about to refer to one holds it already; what they are writing we could not see yet.
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

/**
 * Starts from the other side than `sweepFiles`: removes from the store what is older than a day and has no row,
 * half-written files included, as a crash leaves them; and tells of rows whose content is gone.
 */
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

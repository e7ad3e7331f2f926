import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import type { Client, PoolConfig } from "pg";
import { openStore } from "../account/files/openFiles.ts";
import type { FileStore } from "../core/files/fileStore.ts";
import { isStorageFull } from "../core/files/storage.ts";
import { version } from "../core/server/health.ts";
import type { Settings } from "../core/settings.ts";
import { writeArchive } from "./archive.ts";
import { BackupError, BackupUnderWay } from "./backupError.ts";
import { connect, quoted, readMigrations, readSequences, readTables, type Table } from "./catalog.ts";
import { copyOut } from "./copyRows.ts";
import { type Progress, spellSize } from "./progress.ts";
import { fileLine, type Manifest, type PartEnd, writeManifest, writePart } from "./records.ts";

type BackupSettings = Pick<
  Settings,
  "dataDir" | "filesUrl" | "backupDir" | "backupKey" | "tokenSecret" | "timeZone"
>;

/** A backup that was made. */
export interface Backup {
  readonly path: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  /** The keys of files that the database names and that weren't there. */
  readonly missing: readonly string[];
  readonly isEncrypted: boolean;
}

/** What a backup is made with. */
export interface BackupKit {
  readonly connection: string | PoolConfig;
  readonly settings: BackupSettings;
  readonly now: Date;
  readonly progress: Progress;
  /** Ends it early; nothing is left behind then. */
  readonly signal?: AbortSignal;
  /** Called within the snapshot that is backed up; no other backup of this database can be under way then. */
  readonly begun?: (client: Client) => Promise<void>;
}

/** Only one backup of a database is made at a time; the lock goes with its transaction, through a pooler, too. */
const lock = "select pg_try_advisory_xact_lock(hashtext('kindling backup')) as mine";

/**
 * Writes all rows as they are at one moment, and the files that they name, to a file in the folder of backups. Nobody waits
 * for it.
 * @throws BackupError if it can't.
 */
export async function makeBackup(kit: BackupKit): Promise<Backup> {
  const { settings, signal } = kit;
  const store = await openStore(settings);
  const client = await connect(kit.connection);
  const leave = () => void client.end();
  signal?.addEventListener("abort", leave);
  try {
    signal?.throwIfAborted();
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ mine: boolean }>(lock);
    if (!rows[0]?.mine) throw new BackupUnderWay();
    const migrations = await readMigrations(client);
    await kit.begun?.(client);
    const newest = migrations.at(-1);
    if (!newest) throw new BackupError("There is nothing to back up: the portal has not been started yet.");
    await removeLeftOver(settings.backupDir);
    const place = path.join(settings.backupDir, nameAt(kit.now, settings.timeZone));
    const seen = { tables: 0, rows: 0, files: 0, missing: [] as string[] };
    const told = { made_at: kit.now.toISOString(), portal: version, migration: newest };
    const records = recordsOf(client, migrations, store, kit, seen);
    await writeArchive(place, told, settings.backupKey, records);
    const { size } = await stat(place);
    return { path: place, bytes: size, isEncrypted: settings.backupKey !== undefined, ...seen };
  } catch (error) {
    throw spelled(error, settings.backupDir);
  } finally {
    signal?.removeEventListener("abort", leave);
    await client.end().catch(() => undefined);
  }
}

/** Where a folder or a disk is at fault, a sentence that says so. */
function spelled(error: unknown, folder: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (isStorageFull(error)) return noRoom(folder);
  const isOfFiles =
    ["EACCES", "EEXIST", "ENOENT", "ENOTDIR", "EPERM", "EROFS"].includes(code ?? "") && syscall;
  return isOfFiles && syscall !== "connect"
    ? new BackupError(`Can't write backups to ${folder} (${code}).`)
    : error;
}

const noRoom = (folder: string) =>
  new BackupError(`There is not enough room in ${folder}. Free some, or set BACKUP_DIR to another folder.`);

const aDay = 86_400_000;

/** Removes what backups of processes that were killed left half-written; one that is being written is younger. */
async function removeLeftOver(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^kindling-.*\.backup\.part$/.test(name)) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < Date.now() - aDay) await rm(path.join(folder, name), { force: true });
  }
}

/** kindling-2026-11-24T0230.backup: when it was begun, in the organization's time zone. */
function nameAt(now: Date, timeZone: string): string {
  const local = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return `kindling-${local.format(now).replace(" ", "T").replace(":", "")}.backup`;
}

interface Seen {
  tables: number;
  rows: number;
  files: number;
  readonly missing: string[];
}

async function* recordsOf(
  client: Client,
  migrations: string[],
  store: FileStore,
  kit: BackupKit,
  seen: Seen,
): AsyncGenerator<Buffer, void> {
  const { settings, progress } = kit;
  const tables = await readTables(client);
  const sequences = await readSequences(client);
  const { rows: files } = await client.query<{ key: string; size: string }>(
    "select key, size from files order by key",
  );
  const pace = paceOf(tables, files, progress);
  const room = roomIn(settings.backupDir);
  const told: Manifest["tables"] = [];
  for (const table of tables) {
    const { sha256, rows = 0, bytes } = yield* watched(writeTable(client, table), pace, room, table.name);
    told.push({ table: table.name, rows, sha256 });
    pace.finish(table.size);
    progress.done(`${table.name}: ${rows} rows, ${spellSize(bytes)}`);
    seen.tables += 1;
    seen.rows += rows;
  }
  // From here on, nothing keeps the database from tidying up.
  await client.query("commit");
  const hash = createHash("sha256");
  let bytes = 0;
  for (const { key, size } of files) {
    const opened = await store.open(key);
    if (opened) {
      const end = yield* watched(writePart({ file: key }, opened.stream), pace, room, "files");
      hash.update(fileLine(key, end.sha256));
      bytes += end.bytes;
      seen.files += 1;
    } else {
      seen.missing.push(key);
    }
    pace.finish(Number(size));
  }
  progress.done(`${seen.files} files, ${spellSize(bytes)}`);
  const whole = { count: seen.files, bytes, sha256: hash.digest("hex"), missing: seen.missing };
  const tokenSecret = settings.backupKey === undefined ? undefined : generatedSecret(settings);
  yield* writeManifest({ migrations, tables: told, sequences, files: whole, tokenSecret });
}

function writeTable(client: Client, { name, columns }: Table): AsyncGenerator<Buffer, PartEnd> {
  const copying = copyOut(
    client,
    `copy public.${quoted(name)} (${columns.map(quoted).join(", ")}) to stdout`,
  );
  return writePart({ table: name, columns: [...columns] }, copying.blocks(), () => copying.rows);
}

/** How far a backup is, by what its parts take where they are now. */
function paceOf(tables: readonly Table[], files: readonly { size: string }[], progress: Progress) {
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const total = Math.max(1, sum(tables.map(({ size }) => size)) + sum(files.map(({ size }) => Number(size))));
  let finished = 0;
  return {
    at: (bytes: number, doing: string) => progress.at((finished + bytes) / total, doing),
    finish(size: number) {
      finished += size;
    },
  };
}

/** Passes a part on, and tells how far it is. */
async function* watched(
  part: AsyncGenerator<Buffer, PartEnd>,
  pace: ReturnType<typeof paceOf>,
  room: ReturnType<typeof roomIn>,
  doing: string,
): AsyncGenerator<Buffer, PartEnd> {
  let bytes = 0;
  for (;;) {
    const next = await part.next();
    if (next.done) return next.value;
    bytes += next.value.length;
    await room(next.value.length);
    pace.at(bytes, doing);
    yield next.value;
  }
}

const megabyte = 2 ** 20;
const leastFree = 256 * megabyte;
const lookEvery = 16 * megabyte;

/** Looks now and then whether there is room left, because a portal on the same disk needs some. */
function roomIn(folder: string) {
  let unseen = 0;
  return async (bytes: number) => {
    unseen += bytes;
    if (unseen < lookEvery) return;
    unseen = 0;
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < leastFree) throw noRoom(folder);
  };
}

/** The secret that the portal made itself; one that is set is kept by who set it. */
function generatedSecret({ tokenSecret, dataDir }: BackupSettings): string | undefined {
  if (tokenSecret) return undefined;
  try {
    return readFileSync(path.join(dataDir, "token-secret"), "utf8").trim();
  } catch {
    return undefined;
  }
}

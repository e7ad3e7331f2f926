import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Client, PoolConfig } from "pg";
import { openStore } from "../account/files/openFiles.ts";
import type { FileStore } from "../core/files/fileStore.ts";
import type { Settings } from "../core/settings.ts";
import { type Archive, openArchive } from "./archive.ts";
import { BackupError, damaged } from "./backupError.ts";
import { connect, quoted, readTables } from "./catalog.ts";
import { copyIn } from "./copyRows.ts";
import { type Ended, endWhatWasOpen } from "./endWhatWasOpen.ts";
import { keepCopy } from "./keepCopy.ts";
import { migrateTo, refuseLater } from "./migrateTo.ts";
import type { Progress } from "./progress.ts";
import { type Manifest, type PartEnd, skipContent, type TakePart } from "./records.ts";
import { refuseFilledDatabase, refuseKeptFiles, refuseOtherSecret } from "./refuseFilled.ts";
import { restoreMark } from "./restoreMark.ts";
import { withoutConstraints } from "./withoutConstraints.ts";

/** What a restore is made with. */
export interface RestoreKit {
  readonly settings: Pick<Settings, "dataDir" | "filesUrl" | "backupKey" | "tokenSecret">;
  /** Opens the database as the owner of its tables; asked once the backup is known to be whole. */
  readonly connect: () => Promise<string | PoolConfig>;
  readonly progress: Progress;
}

/** What was restored. */
export interface Restored {
  readonly madeAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly missing: readonly string[];
  readonly ended: Ended;
  /** Whether the token secret came with the backup. */
  readonly hasSecret: boolean;
}

/**
 * Brings a backup into an empty database and an empty folder: all of it, or nothing.
 * @throws BackupError if the backup is damaged, encrypted otherwise or of a later version, or there is something already.
 */
export async function restoreBackup(place: string, kit: RestoreKit): Promise<Restored> {
  const { settings, progress } = kit;
  const archive = await openArchive(place, settings.backupKey);
  try {
    await refuseLater(place, archive.about.migration, archive.about.portal);
    const files = await openStore(settings);
    const mark = restoreMark(settings.dataDir);
    // What one left that wasn't done can go, there and nowhere else.
    const isHalfDone = mark.names(files.place);
    if (!isHalfDone) await refuseKeptFiles(files, settings.filesUrl ? "FILES_URL" : "DATA_DIR");
    const manifest = await archive.read(
      (_, content) => skipContent(content),
      paced(archive, progress, "checking"),
    );
    progress.done("The backup is whole.");
    const secret = settings.tokenSecret ? undefined : manifest.tokenSecret;
    if (secret) await refuseOtherSecret(settings.dataDir, secret);
    const connection = await kit.connect();
    const client = await connect(connection);
    let mayClear = false;
    try {
      await holdDatabase(client);
      await refuseFilledDatabase(client);
      // No row of this database names what is there.
      if (isHalfDone) await clear(files);
      await migrateTo(connection, manifest.migrations);
      await client.query("begin");
      await mark.set(files.place);
      mayClear = true;
      await load(client, archive, manifest, files, progress);
      const ended = await endWhatWasOpen(client);
      if (secret) await keepSecret(settings.dataDir, secret);
      // From here on only the database knows whether its rows name the files.
      mayClear = false;
      await client.query("commit");
      await mark.remove();
      await client.query("analyze");
      return {
        madeAt: archive.about.made_at,
        tables: manifest.tables.length,
        rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        files: manifest.files.count,
        missing: manifest.files.missing,
        ended,
        hasSecret: manifest.tokenSecret !== undefined,
      };
    } catch (error) {
      await client.end().catch(() => undefined);
      if (mayClear) {
        await clear(files);
        await mark.remove();
      }
      throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  } finally {
    await archive.close();
  }
}

/** Keeps other restores from the database until the connection ends. */
async function holdDatabase(client: Client): Promise<void> {
  const lock = "select pg_try_advisory_lock(hashtext('kindling restore')) as mine";
  const { rows } = await client.query<{ mine: boolean }>(lock);
  if (!rows[0]?.mine) throw new BackupError("Another restore into this database is under way. Wait for it.");
}

function paced(archive: Archive, progress: Progress, doing: string): (bytes: number) => void {
  let read = 0;
  return (bytes) => {
    read += bytes;
    progress.at(read / archive.size, doing);
  };
}

async function load(
  client: Client,
  archive: Archive,
  manifest: Manifest,
  files: FileStore,
  progress: Progress,
): Promise<void> {
  const tables = await readTables(client);
  const put: TakePart = async (head, content) => {
    if ("file" in head) return keepFile(files, head.file, content);
    const columns = head.columns.map(quoted).join(", ");
    const { part, end } = noting(content);
    await copyIn(client, `copy public.${quoted(head.table)} (${columns}) from stdin`, part);
    progress.done(`${head.table}: ${end().rows} rows`);
    return end();
  };
  await withoutConstraints(client, tables, async () => {
    await client.query(`truncate ${tables.map(({ name }) => `public.${quoted(name)}`).join(", ")}`);
    const again = await archive.read(put, paced(archive, progress, "restoring"));
    if (JSON.stringify(again) !== JSON.stringify(manifest)) throw damaged(archive.path);
    progress.done(`${manifest.files.count} files`);
    progress.at(1, "making indexes");
  });
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query("select setval($1::regclass, $2, $3)", [`public.${quoted(name)}`, value, isCalled]);
}

/** Content that is passed on, with what its end told. */
function noting(content: AsyncGenerator<Buffer, PartEnd>) {
  let told: PartEnd | undefined;
  async function* part() {
    told = yield* content;
  }
  return {
    part: part(),
    end(): PartEnd {
      if (!told) throw new Error("A part wasn't read to its end");
      return told;
    },
  };
}

async function keepFile(
  files: FileStore,
  key: string,
  content: AsyncGenerator<Buffer, PartEnd>,
): Promise<PartEnd> {
  const { part, end } = noting(content);
  await keepCopy(files, key, part);
  return end();
}

async function clear(files: FileStore): Promise<void> {
  for await (const { name } of files.list()) await files.remove(name);
}

async function keepSecret(dataDir: string, secret: string): Promise<void> {
  const place = path.join(dataDir, "token-secret");
  await writeFile(`${place}.restored`, `${secret}\n`, { mode: 0o600 });
  await rename(`${place}.restored`, place);
}

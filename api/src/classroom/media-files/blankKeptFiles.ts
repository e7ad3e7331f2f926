import { sql } from "kysely";
import { type Db, first, transaction } from "../../core/database.ts";
import type { FileStore, StoredUpload } from "../../core/files/fileStore.ts";
import { FilesAway, isStorageFull } from "../../core/files/storage.ts";
import { blankedTypes, blankPrivateParts } from "./blankPrivateParts.ts";

/** What a round of looking through kept files told. */
export interface LookedThrough {
  /** How many were, and won't be again. */
  readonly done: number;
  /** The keys of files that couldn't be; the next round tries again. */
  readonly failed: readonly string[];
}

/**
 * Takes place, time and device out of files of classes that were kept before uploads did so, each file once. A round that
 * is ended goes on where it was with the next.
 */
export async function blankKeptFiles(db: Db, files: FileStore, ending: AbortSignal): Promise<LookedThrough> {
  let done = 0;
  const failed: string[] = [];
  for (let after = 0; !ending.aborted; ) {
    const looked = await transaction(db, (tx) => lookThroughNext(tx, files, after));
    if (!looked) break;
    after = looked.id;
    if (looked.isDone) done += 1;
    else failed.push(looked.key);
  }
  return { done, failed };
}

/** Looks through the next file; its row is held meanwhile, so that no other process writes it and no sweep removes it. */
async function lookThroughNext(tx: Db, files: FileStore, after: number) {
  const next = await first<StoredUpload & { id: number }>(
    tx,
    sql`select id, key, name, mime, size from files
      where blanked_at is null and id > ${after} and mime = any(${[...blankedTypes]}::text[])
        and (guard is not null or exists (select from response_files r where r.key = files.key))
      order by id limit 1 for no key update skip locked`,
  );
  if (!next) return undefined;
  const isDone = await blankOne(files, next);
  if (isDone) await sql`update files set blanked_at = now() where id = ${next.id}`.execute(tx);
  return { ...next, isDone };
}

/** Whether a file could be looked through: one whose content is gone can't, nor one that breaks off. */
async function blankOne(files: FileStore, file: StoredUpload): Promise<boolean> {
  const opened = await files.open(file.key, { start: 0, end: 0 });
  if (!opened) return false;
  opened.stream.destroy();
  try {
    await blankPrivateParts(files, { ...file, size: opened.size });
    return true;
  } catch (error) {
    if (error instanceof FilesAway || isStorageFull(error)) throw error;
    return false;
  }
}

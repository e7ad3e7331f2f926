import { clear, createStore, delMany, get, keys, set, type UseStore } from "idb-keyval";

/** What couldn't be stored lasts until the page is closed. */
export const inMemory = new Map<string, Blob>();
let opened: UseStore | undefined;
const place = () => (opened ??= createStore("kindling-files", "files"));

/** Stores a file's content, also for after the tab is closed. */
export async function keepContent(id: string, content: Blob): Promise<void> {
  inMemory.set(id, content);
  try {
    await set(id, content, place());
    inMemory.delete(id);
  } catch {
    // The database is full or blocked, so the copy in memory is used.
  }
}

/** A file's content; undefined if the browser has lost it. */
export async function readContent(id: string): Promise<Blob | undefined> {
  try {
    return inMemory.get(id) ?? (await get<Blob>(id, place()));
  } catch {
    return undefined;
  }
}

/** Deletes the contents of all other files. */
export async function keepOnly(ids: ReadonlySet<string>): Promise<void> {
  for (const id of inMemory.keys()) if (!ids.has(id)) inMemory.delete(id);
  try {
    const gone = (await keys<string>(place())).filter((id) => !ids.has(id));
    await delMany(gone, place());
  } catch {}
}

export async function clearContents(): Promise<void> {
  inMemory.clear();
  try {
    await clear(place());
  } catch {}
}

import { clear, createStore, delMany, get, keys, set, type UseStore } from "idb-keyval";

let opened: UseStore | undefined;
const place = () => (opened ??= createStore("kindling-today", "answers"));

/** The classroom data last loaded for a person. */
export interface KeptToday {
  /** Which build wrote it: another one may expect other answers. */
  readonly build: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  readonly state: unknown;
}

/** Returns a person's stored data, undefined if none; deletes other people's. */
export async function readToday(owner: string): Promise<KeptToday | undefined> {
  try {
    await delMany(
      (await keys<string>(place())).filter((each) => each !== owner),
      place(),
    );
    return await get<KeptToday>(owner, place());
  } catch {
    return undefined;
  }
}

export async function writeToday(owner: string, today: KeptToday): Promise<void> {
  try {
    await set(owner, today, place());
  } catch {
    // If the database is full or blocked, screens say offline that there is nothing to show.
  }
}

export async function clearToday(): Promise<void> {
  try {
    await clear(place());
  } catch {}
}

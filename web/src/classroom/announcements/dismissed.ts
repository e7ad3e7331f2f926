import { useSyncExternalStore } from "react";
import { listenToAll, makeListeners, onStorage } from "../../core/listening.ts";
import { readSession } from "../../core/session.ts";
import { readStored, writeStored } from "../../core/storage.ts";

const key = "readAnnouncements";
/** A limit on how many dismissals are kept; the oldest are dropped. */
const keptAtMost = 200;
const changed = makeListeners();

const nameOf = (id: number) => `${readSession()?.user.email ?? ""}/${id}`;

function read(): readonly string[] {
  try {
    const names: unknown = JSON.parse(readStored("local", key) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

function write(names: readonly string[]): void {
  writeStored("local", key, names.length > 0 ? JSON.stringify(names.slice(-keptAtMost)) : null);
  changed.tell();
}

export function dismissAnnouncement(id: number): void {
  write([...read().filter((name) => name !== nameOf(id)), nameOf(id)]);
}

/** Takes announcements out again. */
export function recallAnnouncements(ids: readonly number[]): void {
  const names = new Set(ids.map(nameOf));
  write(read().filter((name) => !names.has(name)));
}

const listen = listenToAll(changed.listen, onStorage);

/** Tells which announcements the person signed in has put away here, kept up to date. */
export function useDismissed(): (id: number) => boolean {
  const text = useSyncExternalStore(listen, () => readStored("local", key));
  const names = new Set(text === null ? [] : read());
  return (id) => names.has(nameOf(id));
}

import { useSyncExternalStore } from "react";
import { listenToAll, makeListeners, onStorage } from "../../core/listening.ts";
import { readSession } from "../../core/session.ts";
import { readStored, writeStored } from "../../core/storage.ts";

const key = "readThankYous";
/** The oldest of more are forgotten. */
const keptAtMost = 100;
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

export function dismissThanks(id: number): void {
  writeStored("local", key, JSON.stringify([...read(), nameOf(id)].slice(-keptAtMost)));
  changed.tell();
}

const listen = listenToAll(changed.listen, onStorage);

/** Tells which thank-yous the person signed in has put away on their home. */
export function useDismissedThanks(): (id: number) => boolean {
  const text = useSyncExternalStore(listen, () => readStored("local", key));
  const names = new Set(text === null ? [] : read());
  return (id) => names.has(nameOf(id));
}

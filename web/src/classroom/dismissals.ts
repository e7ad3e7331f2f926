import { useSyncExternalStore } from "react";
import { listenToAll, makeListeners, onStorage } from "../core/listening.ts";
import { readSession } from "../core/session.ts";
import { readStored, writeStored } from "../core/storage.ts";

/** What a person has put away on their home, by id, on this device. */
export interface Dismissals {
  dismiss(id: number): void;
  /** Takes some out again. */
  recall(ids: readonly number[]): void;
  /** Tells which ones the person signed in has put away, kept up to date. */
  useDismissed(): (id: number) => boolean;
}

const nameOf = (id: number) => `${readSession()?.user.email ?? ""}/${id}`;

/** Keeps what is put away under a key; of more than `most`, the oldest are forgotten. */
export function keepDismissals(key: string, most: number): Dismissals {
  const changed = makeListeners();
  const listen = listenToAll(changed.listen, onStorage);
  const read = (): readonly string[] => {
    try {
      const names: unknown = JSON.parse(readStored("local", key) ?? "[]");
      return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
    } catch {
      return [];
    }
  };
  const write = (names: readonly string[]) => {
    writeStored("local", key, names.length > 0 ? JSON.stringify(names.slice(-most)) : null);
    changed.tell();
  };
  return {
    dismiss: (id) => write([...read().filter((name) => name !== nameOf(id)), nameOf(id)]),
    recall(ids) {
      const names = new Set(ids.map(nameOf));
      write(read().filter((name) => !names.has(name)));
    },
    useDismissed() {
      const text = useSyncExternalStore(listen, () => readStored("local", key));
      const names = new Set(text === null ? [] : read());
      return (id) => names.has(nameOf(id));
    },
  };
}

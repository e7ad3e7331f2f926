import { useSyncExternalStore } from "react";
import { onSignOut } from "../../core/session.ts";

let newcomers: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function become(next: ReadonlySet<number>): void {
  newcomers = next;
  for (const listener of listeners) listener();
}

onSignOut(() => become(new Set()));

/** Records a first visit; returns false if already recorded. */
export function greetNewcomer(id: number): boolean {
  if (newcomers.has(id)) return false;
  become(new Set([...newcomers, id]));
  return true;
}

export function endGreeting(id: number): void {
  become(new Set([...newcomers].filter((each) => each !== id)));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is being greeted as long as this page is open, kept up to date. */
export function useNewcomers(): ReadonlySet<number> {
  return useSyncExternalStore(listen, () => newcomers);
}

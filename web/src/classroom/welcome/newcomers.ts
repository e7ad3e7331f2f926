import { useSyncExternalStore } from "react";
import { makeListeners } from "../../core/listening.ts";
import { onSignOut } from "../../core/session.ts";

let newcomers: ReadonlySet<number> = new Set();
const changed = makeListeners();

function become(next: ReadonlySet<number>): void {
  newcomers = next;
  changed.tell();
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

/** Who is being greeted as long as this page is open, kept up to date. */
export function useNewcomers(): ReadonlySet<number> {
  return useSyncExternalStore(changed.listen, () => newcomers);
}

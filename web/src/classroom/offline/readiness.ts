import { useSyncExternalStore } from "react";

/** What a class needs offline: the portal's code and today's items. */
const kept = { portal: false, today: false };
const listeners = new Set<() => void>();

/** Notes that a part of it is kept on this device, or no longer is. */
export function noteKept(part: keyof typeof kept, isKept = true): void {
  kept[part] = isKept;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether class mode would open now if the connection broke. */
export function useReadyForOffline(): boolean {
  return useSyncExternalStore(subscribe, () => kept.portal && kept.today);
}

import { useSyncExternalStore } from "react";
import { makeListeners } from "../../core/listening.ts";

/** What a class needs offline: the portal's code and today's items. */
const kept = { portal: false, today: false };
const changed = makeListeners();

/** Notes that a part of it is kept on this device, or no longer is. */
export function noteKept(part: keyof typeof kept, isKept = true): void {
  kept[part] = isKept;
  changed.tell();
}

/** Whether class mode would open now if the connection broke. */
export function useReadyForOffline(): boolean {
  return useSyncExternalStore(changed.listen, () => kept.portal && kept.today);
}

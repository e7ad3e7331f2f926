import { useSyncExternalStore } from "react";
import { listenToAll, makeListeners, onWindow } from "../../core/listening.ts";

const changed = makeListeners();

/** Hears of another address: by a link, by the browser's buttons, or by the portal's router, which tells. */
export const onAddress = listenToAll(changed.listen, (listener) => onWindow(["popstate"], listener));

/** Tells that the address has changed by other means than `go`. */
export const tellAddress = changed.tell;

/** What was given along with the way to this address; kept as the portal's router keeps it, which reads it, too. */
export const readWayState = (): unknown => (window.history.state as { usr?: unknown } | null)?.usr ?? null;

/** Goes to another address of the portal without loading the page anew. */
export function go(
  to: string,
  { replace = false, state = null }: { readonly replace?: boolean; readonly state?: unknown } = {},
): void {
  const kept = { usr: state };
  if (replace) {
    window.history.replaceState(kept, "", to);
  } else {
    window.history.pushState(kept, "", to);
    window.scrollTo(0, 0);
  }
  changed.tell();
}

export function usePath(): string {
  return useSyncExternalStore(onAddress, () => window.location.pathname);
}

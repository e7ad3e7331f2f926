import { useSyncExternalStore } from "react";

/** The calendar date where the reader is, as on the wire. */
export function localDay(): string {
  const now = new Date();
  // Spelling it by its language would take a hundred times as long.
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMidnight = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      listener();
      waitForMidnight();
    }, midnight.getTime() - now.getTime());
  };
  waitForMidnight();
  // Timers run late after the computer slept through midnight.
  document.addEventListener("visibilitychange", listener);
  window.addEventListener("focus", listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", listener);
    window.removeEventListener("focus", listener);
  };
}

/** Today's date where the reader is (`YYYY-MM-DD`), also in a tab that stays open overnight. */
export const useDay = () => useSyncExternalStore(subscribe, localDay);

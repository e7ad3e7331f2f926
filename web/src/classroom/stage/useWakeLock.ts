import { useEffect } from "react";

/** Keeps the screen awake while mounted, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async () => {
      if (over || document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (over) await lock.release();
      } catch {
        // A low battery may refuse it; nothing depends on it.
      }
    };
    const askAgain = () => void ask();
    askAgain();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", askAgain);
      void lock?.release();
    };
  }, []);
}

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
        // Browsers can refuse this, for example on a low battery.
      }
    };
    const askAgain = () => void ask();
    askAgain();
    // The browser releases it when the page is hidden.
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", askAgain);
      void lock?.release();
    };
  }, []);
}

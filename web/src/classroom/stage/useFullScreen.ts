import { useCallback, useEffect, useSyncExternalStore } from "react";

function listen(changed: () => void) {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}

const isFull = () => Boolean(document.fullscreenElement);

/** Some browsers let a page keep Esc for itself while it fills the screen. */
type KeyLock = Navigator & { keyboard?: { lock?(keys: string[]): Promise<void>; unlock?(): void } };

async function enter() {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    // With the keyboard lock, one Esc leaves class mode; without it, the first Esc ends full screen.
    await (navigator as KeyLock).keyboard?.lock?.(["Escape"]);
  } catch {
    // If it is refused or unsupported, the stage still fills the window.
  }
}

async function leave() {
  (navigator as KeyLock).keyboard?.unlock?.();
  if (isFull()) await document.exitFullscreen();
}

/**
 * Fills the screen while mounted, where the browser allows it; elsewhere (phones of one make, a page that was opened
 * by its address) the stage fills the window all the same. A full screen that ends by itself, as when another window
 * comes up, does not end what the class is doing.
 */
export function useFullScreen() {
  const full = useSyncExternalStore(listen, isFull);
  useEffect(() => {
    // Browsers allow it only right after a tap or key press; otherwise the user can press F.
    if (navigator.userActivation?.isActive) void enter();
    return () => void leave();
  }, []);
  const toggle = useCallback(() => void (isFull() ? leave() : enter()), []);
  return { full, possible: document.fullscreenEnabled, toggle };
}

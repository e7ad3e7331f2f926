import { useCallback, useEffect, useState } from "react";
import { readStored, writeStored } from "../core/storage.ts";

/** How long the server may take to answer before it counts as out of reach, in milliseconds. */
const patience = 5000;

/** Tells whether the server answers; a browser takes any network for a connection. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/api/health", { cache: "no-store", signal: AbortSignal.timeout(patience) })).ok;
  } catch {
    return false;
  }
}

/** Reloads the page, unless that was done just before and didn't help; tells whether it does. */
export function reloadOnce(): boolean {
  if (Date.now() - Number(readStored("session", "reloadedAt")) < 30_000) return false;
  writeStored("session", "reloadedAt", `${Date.now()}`);
  window.location.reload();
  return true;
}

/** How often to check the connection, in milliseconds. */
const lookEvery = 10_000;

/** Reloads the page once the server answers; `waits`: also without a click. */
export function useReload(waits = false): {
  readonly isTrying: boolean;
  readonly tryNow: () => Promise<void>;
} {
  const [isTrying, setTrying] = useState(false);
  const tryNow = useCallback(async () => {
    setTrying(true);
    if (await isServerThere()) window.location.reload();
    setTrying(false);
  }, []);
  useEffect(() => {
    if (!waits) return;
    const look = () => void tryNow();
    const timer = setInterval(look, lookEvery);
    window.addEventListener("online", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
    };
  }, [waits, tryNow]);
  return { isTrying, tryNow };
}

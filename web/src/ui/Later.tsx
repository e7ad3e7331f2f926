import { type ReactNode, Suspense, use, useEffect, useState } from "react";
import type { Loaded } from "./loadOnce.ts";

interface LaterProps<T> {
  readonly from: Loaded<T>;
  /** Whether it must be there now; else it is drawn from when it has come. */
  readonly wanted?: boolean;
  /** Stands in its place until it has come. */
  readonly fallback?: ReactNode;
  readonly children: (parts: T) => ReactNode;
}

/** A part whose code is fetched when it is wanted, or before that while the browser is idle. */
export function Later<T>({ from, wanted = true, fallback = null, children }: LaterProps<T>) {
  const [, setCome] = useState(from.read() !== null);
  useEffect(() => whenIdle(from, () => setCome(true)), [from]);
  if (!wanted && !from.read()) return null;
  return (
    <Suspense fallback={fallback}>
      <Drawn from={from}>{children}</Drawn>
    </Suspense>
  );
}

/** What was fetched, when it is wanted; null until it has come, without a fallback around. */
export function useLoaded<T>(from: Loaded<T>, isWanted: boolean): T | null {
  const [, setCome] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const fail = (error: unknown) =>
      setCome(() => {
        throw error;
      });
    from.load().then(() => setCome(true), fail);
  }, [from, isWanted]);
  return isWanted ? from.read() : null;
}

/** How long a screen is left alone before what comes later is fetched, in milliseconds. */
const pause = 5000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Fetches something while the browser has nothing else to do, one after the other; returns how to call it off. If it
 * fails, the screen says so when it is wanted. On connections that are dear or very slow, nothing is fetched ahead.
 */
export function whenIdle({ load }: Pick<Loaded<unknown>, "load">, done?: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.endsWith("2g")) return () => undefined;
  const timer = setTimeout(() => {
    // Safari can't tell when it is idle.
    const idle = last.then(() => new Promise((begin) => (window.requestIdleCallback ?? setTimeout)(begin)));
    last = idle.then(load).then(done, () => undefined);
  }, pause);
  return () => clearTimeout(timer);
}

function Drawn<T>({ from, children }: Pick<LaterProps<T>, "from" | "children">) {
  return children(use(from.load()));
}

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

/** A part whose code is fetched once the screen around it stands, so that it is there when it is needed. */
export function Later<T>({ from, wanted = true, fallback = null, children }: LaterProps<T>) {
  usePrefetched(from);
  if (!wanted && !from.read()) return null;
  return (
    <Suspense fallback={fallback}>
      <Drawn from={from}>{children}</Drawn>
    </Suspense>
  );
}

/** Fetches something once the screen stands, and draws it anew when that has come. */
export function usePrefetched(from: Loaded<unknown>): void {
  const [, setCome] = useState(from.read() !== null);
  useEffect(() => {
    // If this fails, the screen says so when it is wanted.
    from.load().then(
      () => setCome(true),
      () => undefined,
    );
  }, [from]);
}

function Drawn<T>({ from, children }: Pick<LaterProps<T>, "from" | "children">) {
  // What is there is drawn at once: waiting for it would be waiting for a moment.
  return children(from.read() ?? use(from.load()));
}

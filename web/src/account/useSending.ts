import { useState } from "react";
import { CallError } from "../core/CallError.ts";
import { fail, failureText } from "../core/toasts.ts";

/** Why a form was not taken; `until` (ms since 1970) when trying again has to wait. */
export interface Refused {
  readonly text: string;
  readonly until: number | null;
}

/**
 * What the screens around signing in share: sending once at a time, and keeping what the server has against it, which
 * a toast says as well. `first` stands there before anything is sent.
 */
export function useSending(fallback: string, first: string | null = null) {
  const [refused, setRefused] = useState<Refused | null>(
    first === null ? null : { text: first, until: null },
  );
  const [busy, setBusy] = useState(false);

  /** Does the work; `takes` may show a failure elsewhere, and answers true if it did. */
  async function send(work: () => Promise<void>, takes?: (error: unknown) => boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    try {
      await work();
    } catch (error) {
      const seconds = error instanceof CallError && error.status === 429 ? error.retryAfter : null;
      const until = seconds === null ? null : Date.now() + seconds * 1000;
      if (!takes?.(error)) setRefused({ text: failureText(error, fallback), until });
      fail(error, fallback);
    } finally {
      setBusy(false);
    }
  }

  return { refused, busy, send, refuse: (text: string) => setRefused({ text, until: null }) };
}

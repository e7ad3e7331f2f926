import type { ErrorBody } from "@kindling/contract";
import { CallError } from "./CallError.ts";

const unconfirmed: ErrorBody["code"] = "could not confirm";
const passwordWanted: ErrorBody["code"] = "confirm password";
const repeats = 2;

/** Asks for the password, once for all calls that wait for it; null where nothing can ask. */
let confirm: (() => Promise<boolean>) | null = null;

/** Sets what asks for the password when a call wants it first. */
export function confirmBy(ask: typeof confirm): void {
  confirm = ask;
}

/**
 * Makes a call again under its own key: while the server can't tell whether it was saved, so that the repeat finds out,
 * and once its caller has entered their password where that is wanted first.
 */
export async function confirmed<T>(send: () => Promise<T>): Promise<T> {
  for (let left = repeats; ; left -= 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallError) || left === 0) throw error;
      if (error.code === passwordWanted && (await confirm?.())) continue;
      if (error.code !== unconfirmed) throw error;
      const seconds = error.retryAfter ?? 1;
      await new Promise((resume) => setTimeout(resume, seconds * 1000));
    }
  }
}

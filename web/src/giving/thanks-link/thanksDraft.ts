import { readStored, writeStored } from "../../core/storage.ts";

/** What is typed on the page of a thank-you. */
export interface ThanksWords {
  readonly words: string;
  readonly signed_as: string;
}

const key = "thanksDraft";

/** What was typed under this link before a reload; null if nothing was. */
export function readThanksDraft(token: string): ThanksWords | null {
  try {
    const kept = JSON.parse(readStored("session", key) ?? "{}") as Partial<ThanksWords & { token: string }>;
    if (kept.token !== token) return null;
    return { words: kept.words ?? "", signed_as: kept.signed_as ?? "" };
  } catch {
    return null;
  }
}

/** Keeps what is typed against reloads; null forgets it. */
export function keepThanksDraft(token: string, values: ThanksWords | null): void {
  writeStored("session", key, values && JSON.stringify({ token, ...values }));
}

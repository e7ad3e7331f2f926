import { readSession, sessionArea } from "../core/session.ts";
import { readStored, storedKeys, writeStored } from "../core/storage.ts";

type Kept = Readonly<Record<string, unknown>>;

function readKept(): Kept {
  try {
    const kept = JSON.parse(readStored(sessionArea(), storedKeys.recents) ?? "null") as Kept | null;
    return kept && kept["of"] === readSession()?.user.email ? kept : {};
  } catch {
    return {};
  }
}

/** What the person signed in used last, the latest first; empty if nothing is known. */
export function readRecent<T>(kind: string): readonly T[] {
  const found = readKept()[kind];
  return Array.isArray(found) ? (found as T[]) : [];
}

/** Keeps what the person signed in used last, where the login is, which the sign-out clears. */
export function writeRecent(kind: string, used: readonly unknown[]): void {
  const of = readSession()?.user.email;
  if (of) writeStored(sessionArea(), storedKeys.recents, JSON.stringify({ ...readKept(), of, [kind]: used }));
}

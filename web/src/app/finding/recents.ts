import { readSession, sessionArea } from "../../core/session.ts";
import { readStored, storedKeys, writeStored } from "../../core/storage.ts";
import type { FindOption } from "./findOption.ts";
import type { Found } from "./useFound.ts";

/** What was opened from the palette: a screen by its address, or a row. */
export interface Recent {
  readonly to: string;
  readonly row?: Found;
}

const most = 8;

/** What the person signed in opened last, the latest first; kept where the login is, which the sign-out clears. */
export function readRecents(): readonly Recent[] {
  try {
    const kept = JSON.parse(readStored(sessionArea(), storedKeys.recents) ?? "null") as unknown;
    const { of, opened } = (kept ?? {}) as { of?: unknown; opened?: unknown };
    return of === readSession()?.user.email && Array.isArray(opened) ? (opened as Recent[]) : [];
  } catch {
    return [];
  }
}

/** Puts what was opened first among the recent ones. */
export function keepRecent({ to, row }: FindOption): void {
  const of = readSession()?.user.email;
  if (!to || !of) return;
  const others = readRecents().filter((each) => each.to !== to);
  const opened = [{ to, ...(row && { row }) }, ...others].slice(0, most);
  writeStored(sessionArea(), storedKeys.recents, JSON.stringify({ of, opened }));
}

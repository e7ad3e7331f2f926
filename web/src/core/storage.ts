/** What the browser keeps for the portal. The first three names are the specification's. */
export const storedKeys = {
  token: "jwtToken",
  rowsPerPage: "RowsPerPage",
  remember: "remember",
  user: "user",
  site: "site",
  language: "language",
  recents: "recents",
} as const;

type Area = "local" | "session";

/** Stands in where the browser refuses storage (private windows, blocked cookies), so that nothing breaks. */
const memory = { local: new Map<string, string>(), session: new Map<string, string>() };

/** Reads one stored text; null when there is none. What couldn't be stored is newer than what could. */
export function readStored(area: Area, key: string): string | null {
  try {
    return memory[area].get(key) ?? window[`${area}Storage`].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps one text; null removes it. */
export function writeStored(area: Area, key: string, value: string | null): void {
  memory[area].delete(key);
  try {
    if (value === null) window[`${area}Storage`].removeItem(key);
    else window[`${area}Storage`].setItem(key, value);
  } catch {
    // Storage is full or blocked, so memory is used until the page is closed.
    if (value !== null) memory[area].set(key, value);
  }
}

/** Tells whether the remember flag is set; then the login outlives the browser's session. */
export function isRemembered(): boolean {
  return readStored("local", storedKeys.remember) === "true";
}

export function keepRemembered(remember: boolean): void {
  writeStored("local", storedKeys.remember, remember ? "true" : null);
}

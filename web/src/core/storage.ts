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

function open(area: Area): Storage | null {
  try {
    return window[`${area}Storage`];
  } catch {
    return null;
  }
}

/** Reads one stored text; null when there is none. */
export function readStored(area: Area, key: string): string | null {
  try {
    return open(area)?.getItem(key) ?? memory[area].get(key) ?? null;
  } catch {
    return memory[area].get(key) ?? null;
  }
}

/** Keeps one text; null removes it. */
export function writeStored(area: Area, key: string, value: string | null): void {
  if (value === null) memory[area].delete(key);
  else memory[area].set(key, value);
  try {
    if (value === null) open(area)?.removeItem(key);
    else open(area)?.setItem(key, value);
    if (open(area)) memory[area].delete(key);
  } catch {
    // Storage is full or blocked, so memory is used until the page is closed.
  }
}

/** Tells whether the remember flag is set; then the login outlives the browser's session. */
export function isRemembered(): boolean {
  return readStored("local", storedKeys.remember) === "true";
}

export function keepRemembered(remember: boolean): void {
  writeStored("local", storedKeys.remember, remember ? "true" : null);
}

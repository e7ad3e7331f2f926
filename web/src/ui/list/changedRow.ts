import { useSyncExternalStore } from "react";
import { makeListeners } from "../../core/listening.ts";

/** A row as the server answered it. */
interface Row {
  readonly id: number;
  readonly updated_at?: unknown;
}

/** How long a row is marked, in milliseconds. */
const span = 10_000;
const changed = makeListeners();
let marked: Row | null = null;

/** Marks a row that was just added or changed, in the list that shows it, for ten seconds. */
export function markRow(row: Row | null): void {
  marked = row;
  changed.tell();
  if (row) setTimeout(() => marked === row && markRow(null), span);
}

/** Returns which row of a list was just added or changed; its ID alone may be that of a row of another list. */
export function useChangedRow(): (row: Row) => boolean {
  const found = useSyncExternalStore(changed.listen, () => marked);
  return ({ id, updated_at }) => found?.id === id && found.updated_at === updated_at;
}

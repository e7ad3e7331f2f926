import type { Endpoint } from "@kindling/contract";
import { makeListeners } from "../../core/listening.ts";
import type { ListState } from "./useListState.ts";

/** The list on the screen, for the panel beside it. */
export interface ShownList {
  readonly list: Endpoint;
  readonly state: ListState;
  /** The rows of its page, and how many there are on all. */
  readonly rows: readonly { readonly id: number }[];
  readonly total: number;
  /** The page of a row, if rows have pages of their own. */
  readonly pageOf: ((row: never) => string) | undefined;
}

const changed = makeListeners();
let shown: ShownList | null = null;

export const onShownList = changed.listen;

/** The list that is shown now; null if the screen has none. */
export const readShownList = (): ShownList | null => shown;

/** Tells which list is shown; returns how to tell that it isn't any more. */
export function showList(list: ShownList): () => void {
  shown = list;
  changed.tell();
  return () => {
    if (shown === list) shown = null;
  };
}

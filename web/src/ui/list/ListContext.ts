import { createContext, use } from "react";
import type { ChosenLabels } from "../../core/labels.ts";
import type { ListState } from "./useListState.ts";

/** What filters need to know about the list they stand in. */
export interface ListContextValue {
  readonly state: ListState;
  readonly labels: ChosenLabels;
}

export const ListContext = createContext<ListContextValue | null>(null);

/** The list around a filter. */
export function useList(): ListContextValue {
  const value = use(ListContext);
  if (!value) throw new Error("A filter stands outside of a ResourceList");
  return value;
}

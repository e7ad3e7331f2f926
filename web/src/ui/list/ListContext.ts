import { createContext, type ReactNode, use } from "react";
import type { ChosenLabels } from "../../core/labels.ts";
import type { ListState } from "./useListState.ts";

/** What filters need from their list. */
export interface ListContextValue {
  readonly state: ListState;
  readonly labels: ChosenLabels;
}

/** What views of the list people saved, in its view menu. */
export const ViewsSlot = createContext<ReactNode>(null);

export const ListContext = createContext<ListContextValue | null>(null);

export function useList(): ListContextValue {
  const value = use(ListContext);
  if (!value) throw new Error("A filter stands outside of a ResourceList");
  return value;
}

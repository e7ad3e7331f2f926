import { useLocation } from "react-router";
import { readStored } from "../../core/storage.ts";

/** What an address holds beside the view: what is searched for, the page, and the row that is open. */
const passing = ["search", "page", "edit", "new"];

/** A view's parameters in one order, so that two can be compared. */
export function sortedView(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of passing) params.delete(name);
  params.sort();
  return params.toString();
}

/** The screen and how its list is arranged now, the columns chosen in this browser included. */
export function useCurrentView() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const columns = readStored("local", `columns:${pathname}`);
  if (columns && !params.has("columns")) params.set("columns", columns);
  return { screen: pathname, query: sortedView(params.toString()) };
}

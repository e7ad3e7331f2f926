import type { Endpoint, Resource } from "@kindling/contract";
import { pageSizes } from "@kindling/contract/light";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { readStored, storedKeys, writeStored } from "../../core/storage.ts";
import { useWhole } from "../wholeCall.ts";
import type { ListQuery } from "./listRows.ts";

/** The initial state of a list. */
export interface ListStart {
  readonly sort?: string;
  readonly order?: "asc" | "desc";
  readonly rows?: (typeof pageSizes)[number];
}

/** Changes to parameters of the address; null or an empty text removes one. */
type ListChange = Readonly<Record<string, string | null>>;

/** A list's state. It is in the address, so links share it and Back undoes it. */
export interface ListState {
  readonly page: number;
  readonly rows: number;
  readonly sort: string;
  readonly order: "asc" | "desc";
  readonly search: string;
  /** The filters that are set, as the address has them. */
  readonly filters: Readonly<Record<string, string>>;
  /** The chosen columns; null if the address has none. */
  readonly columns: readonly string[] | null;
  /** The query of the call. */
  readonly query: ListQuery;
  /** Changes the address; changes to the result return to the first page. */
  change(change: ListChange, replace?: boolean): void;
  setRows(rows: number): void;
  /** Clears search and filters. */
  clear(): void;
}

function firstRows(start: ListStart): number {
  const kept = Number(readStored("local", storedKeys.rowsPerPage));
  return pageSizes.find((size) => size === kept) ?? start.rows ?? pageSizes[0];
}

/** The highest page that a call takes. */
const lastPage = 10_000_000;

/** Drops parameters that the endpoint refuses, such as a filter typed into the address. */
function accepted(list: Endpoint, query: Record<string, unknown>): ListQuery {
  const texts = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  // A list without schemas and filters has nothing to be refused.
  if (!("query" in list)) return Object.fromEntries(texts);
  const parsed = list.query.safeParse(Object.fromEntries(texts));
  if (parsed.success) return parsed.data as ListQuery;
  const wrong = new Set(parsed.error.issues.flatMap((issue) => issue.path.slice(0, 1)));
  return Object.fromEntries(texts.filter(([key]) => !wrong.has(key)));
}

/** The state of the list at the current address; `within` has the screen's fixed filters. */
export function useListState(
  resource: Pick<Resource, "filters" | "sorts">,
  list: Endpoint,
  start: ListStart = {},
  within?: Readonly<Record<string, string>>,
): ListState {
  const [params, setParams] = useSearchParams();
  const narrowing = ["search", ...Object.keys(resource.filters)];
  const known = useWhole(
    list,
    narrowing.some((key) => params.get(key)),
  );
  const change = useCallback(
    (changes: ListChange, replace = false) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (Object.keys(changes).some((key) => key !== "page" && key !== "columns")) after.delete("page");
          for (const [key, value] of Object.entries(changes)) {
            if (value) after.set(key, value);
            else after.delete(key);
          }
          return after;
        },
        { replace, preventScrollReset: true },
      );
    },
    [setParams],
  );

  return useMemo(() => {
    const filters: Record<string, string> = {};
    for (const key of Object.keys(resource.filters)) {
      const value = params.get(key);
      if (value && !(within && key in within)) filters[key] = value;
    }
    const rows = pageSizes.find((size) => size === Number(params.get("rows"))) ?? firstRows(start);
    const asked = params.get("sort");
    const sort = asked && resource.sorts.includes(asked) ? asked : (start.sort ?? "id");
    const order = params.get("order") ?? (asked ? "asc" : (start.order ?? "asc"));
    const state = {
      page: Math.min(lastPage, Math.max(0, Math.trunc(Number(params.get("page"))) || 0)),
      rows,
      sort,
      order: order === "desc" ? ("desc" as const) : ("asc" as const),
      search: params.get("search") ?? "",
    };
    return {
      ...state,
      filters,
      columns: params.get("columns")?.split(",") ?? null,
      query: accepted(known, { ...state, ...filters, ...within }),
      change,
      setRows: (size: number) => {
        writeStored("local", storedKeys.rowsPerPage, String(size));
        change({ rows: String(size) });
      },
      clear: () =>
        change(Object.fromEntries(["search", ...Object.keys(resource.filters)].map((key) => [key, null]))),
    };
  }, [params, resource, known, start, within, change]);
}

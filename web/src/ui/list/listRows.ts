import type { Endpoint, Page, QueryOf, ReplyOf } from "@kindling/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../core/api.ts";

/** A row of any list: its ID and what the user may do with it. */
export interface AnyRow {
  readonly id: number;
  readonly can: readonly string[];
}

export type RowOf<E> = ReplyOf<E> extends { data: (infer Row)[] } ? Row : never;

/** A list's query as built from the address; the server validates it. */
export type ListQuery = Readonly<Record<string, unknown>>;

export async function fetchPage<E extends Endpoint>(
  list: E,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<ReplyOf<E> & Page<RowOf<E>>> {
  const reply: unknown = await call(list, { query: query as Partial<QueryOf<E>>, signal });
  return reply as ReplyOf<E> & Page<RowOf<E>>;
}

/** One page of a list; a list and the screen around it that ask for the same page share one call. */
export function pageQuery<E extends Endpoint>(list: E, query: ListQuery) {
  return queryOptions({
    queryKey: [list.name, query],
    queryFn: ({ signal }) => fetchPage(list, query, signal),
    placeholderData: keepPreviousData,
  });
}

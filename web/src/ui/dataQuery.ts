import type { Endpoint, ReplyOf } from "@kindling/contract";
import { queryOptions } from "@tanstack/react-query";
import { type CallOptions, call } from "../core/api.ts";

type DataOf<E> = ReplyOf<E> extends { data: infer Data } ? Data : never;
type Asked<E extends Endpoint> = Pick<CallOptions<E>, "params" | "query">;

/** The query for the data that a call answers. */
export function dataQuery<E extends Endpoint>(
  queryKey: readonly unknown[],
  endpoint: E,
  asked: Asked<E> = {},
) {
  return dataQueryAs<DataOf<E>>(queryKey, endpoint, asked);
}

/** The same for a call whose type says nothing of its data, as it is one of many. */
export function dataQueryAs<Data>(
  queryKey: readonly unknown[],
  endpoint: Endpoint,
  asked: Asked<Endpoint> = {},
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const reply: unknown = await call(endpoint, { ...asked, signal });
      return (reply as { data: Data }).data;
    },
  });
}

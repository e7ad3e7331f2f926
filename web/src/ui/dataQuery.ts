import type { Endpoint, ReplyOf } from "@kindling/contract";
import { queryOptions } from "@tanstack/react-query";
import { type CallOptions, call } from "../core/api.ts";

type DataOf<E> = ReplyOf<E> extends { data: infer Data } ? Data : never;

/** The query for the data that a call answers. */
export function dataQuery<E extends Endpoint>(
  queryKey: readonly unknown[],
  endpoint: E,
  options: Pick<CallOptions<E>, "params" | "query"> = {},
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const reply: unknown = await call(endpoint, { ...options, signal });
      return (reply as { data: DataOf<E> }).data;
    },
  });
}

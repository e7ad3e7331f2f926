import type { Endpoint } from "@kindling/contract";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import type { Preview } from "./PreviewLayout.tsx";

async function fetchPreview<Item>(preview: Endpoint, id: number, query: object, signal: AbortSignal) {
  const reply: unknown = await call(preview, { params: { id }, query, signal });
  return (reply as { data: Preview<Item> }).data;
}

/** Asks what instructors see of an item; what was shown stays until the answer to a changed question is there. */
export function usePreview<Item>(
  preview: Endpoint,
  id: number,
  query: object,
): UseQueryResult<Preview<Item>> {
  return useQuery({
    queryKey: [preview.name, id, query],
    queryFn: ({ signal }) => fetchPreview<Item>(preview, id, query, signal),
    placeholderData: keepPreviousData,
  });
}

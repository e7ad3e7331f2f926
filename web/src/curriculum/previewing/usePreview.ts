import type { Endpoint } from "@kindling/contract";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { dataQueryAs } from "../../ui/dataQuery.ts";
import type { Preview } from "./PreviewLayout.tsx";

/** Asks what instructors see of an item; what was shown stays until the answer to a changed question is there. */
export function usePreview<Item>(
  preview: Endpoint,
  id: number,
  query: object,
): UseQueryResult<Preview<Item>> {
  return useQuery({
    ...dataQueryAs<Preview<Item>>([preview.name, id, query], preview, { params: { id }, query }),
    placeholderData: keepPreviousData,
  });
}

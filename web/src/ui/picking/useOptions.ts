import type { Endpoint, Reference } from "@kindling/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fetchPage, type ListQuery } from "../list/listRows.ts";

const pageStep = 5;

function useSettled(value: string, pause = 250): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}

/** Returns the options of a list endpoint for a search text, five per page. */
export function useOptions(list: Endpoint, search: string, within: ListQuery = {}, enabled = true) {
  const text = useSettled(search.trim());
  const found = useInfiniteQuery({
    queryKey: [list.name, "options", within, text],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...within,
        sort: "name",
        rows: pageStep,
        page: pageParam,
        ...(text && { search: text }),
      };
      const page: { data: unknown; meta: { total: number } } = await fetchPage(list, query, signal);
      return { options: page.data as Reference[], total: page.meta.total };
    },
    getNextPageParam: (last, all) => (all.length * pageStep < last.total ? all.length : undefined),
    placeholderData: keepPreviousData,
    enabled,
  });
  return {
    // A row that moved to the next page meanwhile must not appear twice.
    options: [
      ...new Map(found.data?.pages.flatMap((page) => page.options.map((each) => [each.id, each]))).values(),
    ],
    loading: found.isFetching,
    failed: found.isError,
    hasMore: found.hasNextPage,
    more: () => void found.fetchNextPage(),
  };
}

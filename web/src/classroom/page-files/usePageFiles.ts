import { classroomHomeEndpoints, type PageCategory } from "@kindling/contract";
import { useQueries } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import { classroomKey } from "../today/useToday.ts";

/** The files that are kept for some pages, one page after the other; empty until they are there. */
export function usePageFiles(pages: readonly PageCategory[]) {
  const queries = useQueries({
    queries: pages.map((page) => ({
      queryKey: [...classroomKey, "pageFiles", page],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call(classroomHomeEndpoints.pageFiles, { query: { page }, signal })).data,
      staleTime: 5 * 60_000,
    })),
  });
  return {
    files: queries.flatMap(({ data }) => data ?? []),
    failed: queries.find(({ data, isPending, error }) => data === undefined && !isPending && error),
  };
}

import { paceEndpoints, type QueryOf } from "@kindling/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../core/api.ts";

/** Reads the board, or as much of it as is asked for. */
export function usePace(query: Partial<QueryOf<typeof paceEndpoints.board>>) {
  return useQuery({
    queryKey: [paceEndpoints.board.name, query],
    queryFn: ({ signal }) => call(paceEndpoints.board, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

import { type ReplyOf, type ReportName, savedReportEndpoints } from "@kindling/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../core/api.ts";

/** Filters of a report that their owner gave a name. */
export type SavedReport = ReplyOf<typeof savedReportEndpoints.get>["data"];

const key = savedReportEndpoints.list.name;

export function useSavedReports(report: ReportName) {
  return useQuery({
    queryKey: [key, report],
    queryFn: ({ signal }) =>
      call(savedReportEndpoints.list, { query: { report, sort: "name", rows: 100 }, signal }),
  });
}

export function useRenewSaved(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [key] });
}

import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

/** What every report can be narrowed to. */
const reportFilters = ["sessions", "providers", "schools"] as const;
export type ReportFilter = (typeof reportFilters)[number];

/** The ids a report is narrowed to; none means all. */
export type ReportIds = Readonly<Record<ReportFilter, readonly number[]>>;

function idsIn(text: string | null): number[] {
  return (text ?? "")
    .split(",")
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
}

/** What a report is narrowed to, kept in the address so that a link shares it. */
export function useReportFilters() {
  const [params, setParams] = useSearchParams();
  const chosen = useMemo<ReportIds>(
    () => ({
      sessions: idsIn(params.get("sessions")),
      providers: idsIn(params.get("providers")),
      schools: idsIn(params.get("schools")),
    }),
    [params],
  );
  const change = useCallback(
    (changes: Partial<ReportIds>) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const filter of reportFilters) {
            const ids = changes[filter];
            if (ids?.length) after.set(filter, ids.join(","));
            else if (ids) after.delete(filter);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return { chosen, change };
}

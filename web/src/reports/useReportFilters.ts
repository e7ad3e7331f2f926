import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ReportDefinition } from "./ReportDefinition.ts";

/** What a report is narrowed to, by the names of its filters: ids or words, comma-joined; what is missing means all. */
export type ReportChoice = Readonly<Record<string, string>>;

export function idsIn(text: string | undefined): number[] {
  return (text ?? "")
    .split(",")
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
}

export function wordsIn(text: string | undefined): string[] {
  return (text ?? "").split(",").filter(Boolean);
}

/** What an address says of a filter that was let go of, where the report would otherwise begin with a choice of its own. */
const all = "All";

/**
 * What a report is narrowed to, kept in the address so that a link shares it. `isFresh` says that the address tells nothing
 * yet; letting go of the filter `opensWith` is told there too, so that the report doesn't open with it again.
 */
export function useReportFilters(
  { filters, choosesFields }: Pick<ReportDefinition, "filters" | "choosesFields">,
  opensWith?: string,
) {
  const [params, setParams] = useSearchParams();
  const names = useMemo(() => (choosesFields ? [...filters, "fields"] : filters), [filters, choosesFields]);
  const chosen = useMemo<ReportChoice>(() => {
    const given = names.flatMap((name) => {
      const value = params.get(name);
      return value && value !== all ? [[name, value] as const] : [];
    });
    return Object.fromEntries(given);
  }, [names, params]);
  const change = useCallback(
    (changes: Readonly<Record<string, readonly (string | number)[]>>) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, values] of Object.entries(changes)) {
            if (values.length > 0) after.set(name, values.join(","));
            else if (name === opensWith) after.set(name, all);
            else after.delete(name);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams, opensWith],
  );
  return { chosen, change, isFresh: !names.some((name) => params.has(name)) };
}

import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ReportDefinition } from "./ReportDefinition.ts";

/** What a report is narrowed to, by the names of its filters: ids or words, comma-joined; what is missing means all. */
export type ReportChoice = Readonly<Record<string, string>>;

/** The ids that a choice holds. */
export function idsIn(text: string | undefined): number[] {
  return (text ?? "")
    .split(",")
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
}

/** The words that a choice holds. */
export function wordsIn(text: string | undefined): string[] {
  return (text ?? "").split(",").filter(Boolean);
}

/** What a report is narrowed to, kept in the address so that a link shares it. */
export function useReportFilters({
  filters,
  choosesFields,
}: Pick<ReportDefinition, "filters" | "choosesFields">) {
  const [params, setParams] = useSearchParams();
  const chosen = useMemo<ReportChoice>(() => {
    const names = choosesFields ? [...filters, "fields"] : filters;
    const given = names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value] as const] : [];
    });
    return Object.fromEntries(given);
  }, [filters, choosesFields, params]);
  const change = useCallback(
    (changes: Readonly<Record<string, readonly (string | number)[]>>) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, values] of Object.entries(changes)) {
            if (values.length > 0) after.set(name, values.join(","));
            else after.delete(name);
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

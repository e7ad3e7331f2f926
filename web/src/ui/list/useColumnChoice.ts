import { useMemo } from "react";
import { useLocation } from "react-router";
import { readStored, writeStored } from "../../core/storage.ts";
import type { Column } from "./columns.tsx";
import type { ListState } from "./useListState.ts";

export interface ColumnChoice {
  /** The fields of the shown columns, in order; the first one is always that of the first column. */
  readonly shown: readonly string[];
  /** How many of them, from the first on, stay in sight when the table scrolls sideways. */
  readonly pinned: number;
  choose(fields: readonly string[], pinned: number): void;
}

/** Follows the last pinned column: `name,email*,grade`. */
const pin = "*";

/**
 * The shown columns, in order, and those that are pinned: from the address (a shared view), else the last choice here, else
 * the default.
 */
export function useColumnChoice<Row>(columns: readonly Column<Row>[], state: ListState): ColumnChoice {
  const { pathname } = useLocation();
  const key = `columns:${pathname}`;
  const usual = columns.flatMap(({ spare, field }) => (spare ? [] : field)).join();
  const asked = state.columns ?? readStored("local", key)?.split(",") ?? [];
  const known = asked.filter((each) => columns.some(({ field }) => field === each.replace(pin, "")));
  const chosen = known.join() || usual;
  // Keeps the same ones, so that a table of 100 rows doesn't render again.
  const kept = useMemo(
    () => ({
      shown: [...new Set([columns[0]?.field ?? "", ...chosen.replaceAll(pin, "").split(",")])],
      pinned: chosen.split(",").findLastIndex((each) => each.endsWith(pin)) + 1,
    }),
    [columns, chosen],
  );
  return {
    ...kept,
    choose: (fields, pinned) => {
      const text = fields.map((field, at) => field + (at === pinned - 1 ? pin : "")).join();
      const put = text === usual ? null : text;
      writeStored("local", key, put);
      state.change({ columns: put }, true);
    },
  };
}

import { useMemo } from "react";
import { useLocation } from "react-router";
import { readStored, writeStored } from "../../core/storage.ts";
import type { Column } from "./columns.tsx";
import type { ListState } from "./useListState.ts";

export interface ColumnChoice {
  readonly shown: ReadonlySet<string>;
  choose(fields: readonly string[]): void;
}

/** The shown columns: from the address (a shared view), else the last choice here, else the default. */
export function useColumnChoice<Row>(columns: readonly Column<Row>[], state: ListState): ColumnChoice {
  const { pathname } = useLocation();
  const key = `columns:${pathname}`;
  const usual: string[] = columns.filter((column) => !column.spare).map((column) => column.field);
  const asked = state.columns ?? readStored("local", key)?.split(",") ?? usual;
  const chosen = asked.filter((field) => columns.some((column) => column.field === field));
  const fields = (chosen.length > 0 ? chosen : usual).join(",");
  // Keeps the same set, so that a table of 100 rows doesn't render again.
  const shown = useMemo(() => new Set(fields.split(",")), [fields]);
  return {
    shown,
    choose: (fields) => {
      const isUsual = fields.length === usual.length && fields.every((field) => usual.includes(field));
      writeStored("local", key, isUsual ? null : fields.join(","));
      state.change({ columns: isUsual ? null : fields.join(",") }, true);
    },
  };
}

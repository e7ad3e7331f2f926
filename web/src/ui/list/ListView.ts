import type { Endpoint, Reference } from "@kindling/contract";
import type { ReactNode } from "react";
import type { ChosenLabels } from "../../core/labels.ts";
import type { Column } from "./columns.tsx";
import type { RowAction } from "./RowAction.ts";
import type { ListState } from "./useListState.ts";

/** How high the rows of a table are. */
export const densities = ["compact", "standard", "comfortable"] as const;
export type Density = (typeof densities)[number];

/** Props of both views of a list, table and cards. */
export interface ListViewProps<Row> {
  readonly list: Endpoint;
  readonly rows: readonly Row[];
  readonly total: number;
  /** The shown columns, in order; the first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly labels: ChosenLabels;
  readonly state: ListState;
  /** The fields that can be sorted by. */
  readonly sorts: readonly string[];
  /** Where a row opens: its own page, else the drawer. */
  readonly hrefOf: (row: Row) => string;
  /** Where it is edited, if it can be; else where it opens. */
  readonly editOf: (row: Row) => string;
  readonly loading: boolean;
  readonly actions: readonly RowAction<Row>[];
  /** Whether rows can be selected. */
  readonly selects: boolean;
  readonly selected: readonly number[];
  /** The row that is open in the panel. */
  readonly openId: number | null;
  readonly onSelect: (ids: readonly number[]) => void;
  /** Shown when there are no rows. */
  readonly nothing: ReactNode;
}

/** A row's name for screen readers: its name or person, else what its first column refers to, else its number. */
export function rowName(row: object, first = "name"): string {
  const { name, title, full_name, id, [first]: named } = row as Readonly<Record<string, unknown>>;
  const referred = (named as Partial<Reference> | null | undefined)?.name;
  const known = [name, title, full_name, referred].find((each) => typeof each === "string");
  return typeof known === "string" ? known : `#${String(id)}`;
}

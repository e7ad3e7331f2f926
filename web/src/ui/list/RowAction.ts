import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";

/** All rows that the filters of a list match, as a bulk call takes them. */
export interface Matching {
  readonly filter: Readonly<Record<string, unknown>>;
  /** How many of them the list showed. */
  readonly expected: number;
}

/** All matching rows, once the whole page is selected and there are more. */
export function matchingOf(
  { page: _page, rows: _rows, sort: _sort, order: _order, ...filter }: Readonly<Record<string, unknown>>,
  isWhole: boolean,
  expected: number,
): Matching | undefined {
  return isWhole ? { filter, expected } : undefined;
}

/** Something that can be done with rows. */
export interface RowAction<Row> {
  readonly label: string;
  readonly icon: ComponentType<SvgIconProps>;
  /** Marks actions that can't be undone. */
  readonly tone?: "risky";
  /** Whether it edits the row beside the list, which the key E does. */
  readonly edits?: true;
  /** Whether the row allows it (`can`, its state). */
  readonly allowed: (row: Row) => boolean;
  /** Whether it can be done with all rows that a list matches. */
  readonly takesAll?: boolean;
  /** Runs the action on rows; with `matching`, on all matching rows, of which these are visible. */
  readonly run: (rows: readonly Row[], matching?: Matching) => void;
}

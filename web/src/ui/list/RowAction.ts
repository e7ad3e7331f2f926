import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";

/** All rows that the filters of a list match, as a bulk call takes them. */
export interface Matching {
  readonly filter: Readonly<Record<string, unknown>>;
  /** How many of them the list showed. */
  readonly expected: number;
}

/** All that a list's query matches, once the page in sight is ticked as a whole and there are more. */
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
  /** Risky: what can't be taken back. */
  readonly tone?: "risky";
  /** Whether it may be done with a row, as the row itself says (`can`, its state). */
  readonly allowed: (row: Row) => boolean;
  /** Whether it can be done with all rows that a list matches. */
  readonly takesAll?: boolean;
  /** Does it with rows; with `matching`, to all of those, of which these are the ones in sight. */
  readonly run: (rows: readonly Row[], matching?: Matching) => void;
}
